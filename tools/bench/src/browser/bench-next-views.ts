import { markdownTable } from '../measure/markdown-table.ts';
import { median } from '../measure/percentiles.ts';
import type { Target } from '../measure/target.ts';
import { JOURNEYS, type Journey } from './measured-pages.ts';
import { viewNext, type Approach, type NextView } from './next-view.ts';
import { medianAndSpread } from './spread.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** Delays that navigations are measured at, in ms. */
const DELAYS_MS = [150, 400] as const;

/** A way to the next page, and its views. */
interface JourneyFigures {
  readonly journey: Journey;
  readonly approach: Approach;
  readonly delayMs: number;
  readonly views: NextView[];
}

/** Measure navigations within a document: with all that they need there already, and out of nothing. */
export async function benchNextViews({ browser, origin, runs, say }: SiteUnderTest): Promise<Target[]> {
  const figures = JOURNEYS.flatMap((journey) =>
    (['hovered', 'tapped'] as const).flatMap((approach) =>
      DELAYS_MS.map((delayMs): JourneyFigures => ({ journey, approach, delayMs, views: [] })),
    ),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const { views, ...way } of figures) {
      views.push(await viewNext(browser, { origin, ...way, index: run }));
    }
    say(`next views: run ${run + 1} of ${runs}`);
  }
  say(`\nNext views: ms from the click, median (least–most)\n\n${nextTable(figures)}`);
  return figures.flatMap(targetsOf);
}

const nameOf = ({ journey, approach, delayMs }: JourneyFigures): string =>
  `${journey.name}, ${approach}, ${delayMs} ms`;

const times = (views: readonly NextView[], what: 'signMs' | 'headingMs' | 'completeMs'): number[] =>
  views.map((view) => view[what]);

const transitions = (views: readonly NextView[]): number =>
  views.filter(({ isTransitionSeen }) => isTransitionSeen).length;

function nextTable(figures: readonly JourneyFigures[]): string {
  return markdownTable(
    ['step', 'sign', 'heading', 'all of it', 'transitions', 'browser’s own'],
    figures.map((one) => {
      const own = one.views.flatMap(({ browserMs }) => (browserMs === undefined ? [] : [browserMs]));
      return [
        nameOf(one),
        medianAndSpread(times(one.views, 'signMs'), 0),
        medianAndSpread(times(one.views, 'headingMs'), 0),
        medianAndSpread(times(one.views, 'completeMs'), 0),
        `${transitions(one.views)} of ${one.views.length}`,
        own.length === 0 ? '–' : medianAndSpread(own, 0),
      ];
    }),
  );
}

function targetsOf(one: JourneyFigures): Target[] {
  const within = (what: string, values: readonly number[], wanted: number): Target => ({
    name: `${nameOf(one)}: ${what}`,
    measured: median(values),
    wanted,
    is: 'at most',
    unit: ' ms',
  });
  const { views, approach, delayMs } = one;
  const paints =
    approach === 'hovered'
      ? [
          within('heading', times(views, 'headingMs'), 150),
          within('all of it', times(views, 'completeMs'), 300),
        ]
      : [
          within('a sign', times(views, 'signMs'), 100),
          within('all of it', times(views, 'completeMs'), delayMs + 300),
        ];
  return [
    ...paints,
    {
      name: `${nameOf(one)}: transitions seen of ${views.length}`,
      measured: transitions(views),
      wanted: views.length,
      is: 'at least',
      unit: '',
      digits: 0,
    },
  ];
}
