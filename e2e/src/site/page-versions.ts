import type { Composition } from '@sinima/contracts/composition';

/** The element that holds what the client is told. */
const PAGE_STATE = /<script type="application\/json" id="sinima-page">(.*?)<\/script>/s;

/** Return the versions of each remote that a page was composed of, the first one's first. Throws when it is no page. */
export function versionsOn(html: string): Record<string, string[]> {
  const [, json] = PAGE_STATE.exec(html) ?? [];
  if (json === undefined) throw new Error('The page has no state.');
  const { composition } = JSON.parse(json) as { composition: Composition };
  return Object.fromEntries(
    composition.remotes.map(({ name, versions }) => [name, versions.map(({ version }) => version)]),
  );
}
