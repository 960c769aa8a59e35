import { reportableVersions, type PageState, type ReportsState } from '../../app/page-state.ts';
import type { PageTokens } from './page-token.ts';
import type { NamedVersion, ReleaseCounts } from './release-counts.ts';

interface PageReportsOptions {
  readonly tokens: PageTokens;
  readonly counts: ReleaseCounts;
  /** Share of pages, 0 to 1, whose web vitals are sent. */
  readonly vitalsRate: number;
}

type ReportedPage = Pick<PageState, 'composition' | 'visitorVersions' | 'rendered'>;

/** Return the versions that stand in a page: the host's, and of each remote with a fragment there the first. */
function versionsShown({ composition, visitorVersions, rendered }: ReportedPage): NamedVersion[] {
  const { shell } = visitorVersions.versions;
  const shown = new Set(rendered.map(({ remote }) => remote));
  return [
    ...(shell === undefined ? [] : [{ app: 'shell', version: shell }]),
    ...composition.remotes.flatMap(({ name, versions: [first] }) =>
      first && shown.has(name) ? [{ app: name, version: first.version }] : [],
    ),
  ];
}

/**
 * Count the visitor who is given a page, and return what the page needs to report.
 *
 * @param cookie the visitor's `sinima-visitor` cookie, while a canary is under way
 */
export function admitPage(options: PageReportsOptions, page: ReportedPage, cookie?: string): ReportsState {
  const { tokens, counts, vitalsRate } = options;
  const visitor = tokens.pseudonym(cookie);
  counts.gave(visitor, versionsShown(page));
  return { token: tokens.sign(visitor, reportableVersions(page)), vitalsRate };
}
