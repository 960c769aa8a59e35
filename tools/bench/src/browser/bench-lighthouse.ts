import { markdownTable } from '../measure/markdown-table.ts';
import { median } from '../measure/percentiles.ts';
import type { Target } from '../measure/target.ts';
import { auditPage, CATEGORIES, type LighthouseAudit } from './lighthouse-audit.ts';
import { INDEXABLE_PAGES, type MeasuredPage } from './measured-pages.ts';
import { medianAndSpread } from './spread.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** The least median of each category. */
const WANTED: LighthouseAudit['scores'] = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

interface AuditedPage {
  readonly page: MeasuredPage;
  readonly audits: LighthouseAudit[];
}

/** Audit pages that search engines may list, run by run. */
export async function benchLighthouse({ origin, workDir, runs, say }: SiteUnderTest): Promise<Target[]> {
  const audited = INDEXABLE_PAGES.map((page): AuditedPage => ({ page, audits: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { page, audits } of audited) audits.push(await auditPage(origin + page.path, workDir));
    say(`Lighthouse: run ${run + 1} of ${runs}`);
  }
  say(`\nLighthouse 12, median (least–most)\n\n${scoreTable(audited)}`);
  for (const { page, audits } of audited) {
    const failed = new Set(audits.flatMap((audit) => audit.failed));
    if (failed.size > 0) say(`${page.name}: ${[...failed].join('; ')}`);
  }
  return audited.flatMap(({ page, audits }) =>
    CATEGORIES.map((category) => ({
      name: `Lighthouse, ${page.name}: ${category}`,
      measured: median(audits.map(({ scores }) => scores[category])),
      wanted: WANTED[category],
      is: 'at least' as const,
      unit: '',
      digits: 0,
    })),
  );
}

function scoreTable(audited: readonly AuditedPage[]): string {
  return markdownTable(
    ['page', ...CATEGORIES],
    audited.map(({ page, audits }) => [
      page.name,
      ...CATEGORIES.map((category) =>
        medianAndSpread(
          audits.map(({ scores }) => scores[category]),
          0,
        ),
      ),
    ]),
  );
}
