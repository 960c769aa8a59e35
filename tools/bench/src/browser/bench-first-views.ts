import { markdownTable } from '../measure/markdown-table.ts';
import { median } from '../measure/percentiles.ts';
import type { Target } from '../measure/target.ts';
import { startBaselines } from './baselines.ts';
import { viewFirst, type FirstView } from './first-view.ts';
import { MEASURED_PAGES, type MeasuredPage } from './measured-pages.ts';
import { medianAndSpread } from './spread.ts';
import { DESKTOP, PHONE, type Screen } from './throttled-page.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** A page on a screen, and its views in the order in which they were taken. */
interface PageFigures {
  readonly page: MeasuredPage;
  readonly screen: Screen;
  readonly site: FirstView[];
  /** The same page without scripts, and its words alone, each seen just after or before. */
  readonly withoutScripts: FirstView[];
  readonly lean: FirstView[];
}

/** Measure first views, each in turns with the same page without scripts and with its words alone. */
export async function benchFirstViews({
  browser,
  origin,
  workDir,
  runs,
  say,
}: SiteUnderTest): Promise<Target[]> {
  const paths = MEASURED_PAGES.map(({ path }) => path);
  const baselines = await startBaselines(browser, origin, paths, workDir);
  const figures = MEASURED_PAGES.flatMap((page) =>
    [PHONE, DESKTOP].map((screen): PageFigures => ({ page, screen, site: [], withoutScripts: [], lean: [] })),
  );
  const origins = {
    site: origin,
    withoutScripts: baselines.withoutScripts.origin,
    lean: baselines.lean.origin,
  };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const { page, screen, ...views } of figures) {
        // Each of the three comes first in one run of three.
        const order = ['site', 'withoutScripts', 'lean'] as const;
        for (const kind of [...order.slice(run % 3), ...order.slice(0, run % 3)]) {
          views[kind].push(await viewFirst(browser, origins[kind] + page.path, screen));
        }
      }
      say(`first views: run ${run + 1} of ${runs}`);
    }
  } finally {
    await baselines.withoutScripts.stop();
    await baselines.lean.stop();
  }
  say(`\nFirst views: LCP in ms, median (least–most)\n\n${paintTable(figures)}`);
  say(`\nScripts before anybody scrolls, bytes as sent (Brotli), medians\n\n${scriptTable(figures)}`);
  return figures.flatMap(targetsOf);
}

/** Return the ratios of LCP, run by run. */
const ratios = (ours: readonly FirstView[], theirs: readonly FirstView[]): number[] =>
  ours.map(({ lcpMs }, run) => lcpMs / theirs[run]!.lcpMs);

const medianOf = (views: readonly FirstView[], value: (view: FirstView) => number): number =>
  median(views.map(value));

const bytesOf = ({ scripts }: FirstView, app?: string): number =>
  scripts
    .filter((script) => app === undefined || script.app === app)
    .reduce((sum, { bytes }) => sum + bytes, 0);

const nameOf = ({ page, screen }: PageFigures): string => `${page.name}, ${screen.name}`;

function paintTable(figures: readonly PageFigures[]): string {
  const lcp = (views: readonly FirstView[]): string =>
    medianAndSpread(
      views.map(({ lcpMs }) => lcpMs),
      0,
    );
  return markdownTable(
    ['page', 'site', 'no scripts', 'lean', '÷ no scripts', '÷ lean', 'TBT', 'CLS', 'requests'],
    figures.map((one) => [
      nameOf(one),
      lcp(one.site),
      lcp(one.withoutScripts),
      lcp(one.lean),
      medianAndSpread(ratios(one.site, one.withoutScripts), 2),
      medianAndSpread(ratios(one.site, one.lean), 2),
      medianOf(one.site, ({ tbtMs }) => tbtMs).toFixed(0),
      medianOf(one.site, ({ cls }) => cls).toFixed(4),
      medianOf(one.site, ({ requests }) => requests).toFixed(0),
    ]),
  );
}

function scriptTable(figures: readonly PageFigures[]): string {
  const apps = [
    ...new Set(figures.flatMap(({ site }) => site.flatMap(({ scripts }) => scripts.map(({ app }) => app)))),
  ].sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
  return markdownTable(
    ['page', 'files', 'all', ...apps],
    figures.map((one) => [
      nameOf(one),
      medianOf(one.site, ({ scripts }) => scripts.length).toFixed(0),
      medianOf(one.site, (view) => bytesOf(view)).toFixed(0),
      ...apps.map((app) => medianOf(one.site, (view) => bytesOf(view, app)).toFixed(0)),
    ]),
  );
}

function targetsOf(one: PageFigures): Target[] {
  const name = nameOf(one);
  const atMost = (what: string, measured: number, wanted: number, unit: string, digits?: number): Target => ({
    name: `${name}: ${what}`,
    measured,
    wanted,
    is: 'at most',
    unit,
    ...(digits !== undefined && { digits }),
  });
  return [
    atMost('LCP beside the page without scripts', median(ratios(one.site, one.withoutScripts)), 1.1, ''),
    atMost('LCP beside its words alone', median(ratios(one.site, one.lean)), 1.25, ''),
    atMost(
      'total blocking time',
      medianOf(one.site, ({ tbtMs }) => tbtMs),
      50,
      ' ms',
    ),
    atMost(
      'layout shift',
      medianOf(one.site, ({ cls }) => cls),
      0.005,
      '',
      4,
    ),
    ...(one.page.path === '/'
      ? [
          atMost(
            'requests',
            medianOf(one.site, ({ requests }) => requests),
            22,
            '',
          ),
        ]
      : []),
  ];
}
