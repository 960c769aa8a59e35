import type { PageState } from '@sinima/shell/page/page-state';
import type { PageTokens } from './page-token.ts';
import type { NamedVersion, ReleaseCounts } from './release-counts.ts';

export interface VisitorCounts {
  readonly tokens: PageTokens;
  readonly counts: ReleaseCounts;
}

/** Return the versions that stand in a page: the host's, and of each remote with a fragment there the first. */
export function versionsShown({
  composition,
  visitorVersions,
  rendered,
}: Pick<PageState, 'composition' | 'visitorVersions' | 'rendered'>): NamedVersion[] {
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
 * Count the visitor who is given a page with these versions.
 *
 * @param cookie the visitor's `sinima-visitor` cookie, while a canary is under way; without one, each page counts
 */
export function countVisitor(
  { tokens, counts }: VisitorCounts,
  shown: readonly NamedVersion[],
  cookie?: string,
): void {
  if (cookie === undefined) counts.gavePage(shown);
  else counts.gave(tokens.pseudonym(cookie), shown);
}
