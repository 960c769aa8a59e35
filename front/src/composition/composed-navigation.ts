/** Header and footer: the host has the places, remotes declare what stands in them. */
import type { ComposedLink, ComposedNavigation, Composition } from '@sinima/contracts/composition';
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import { NAVIGATION_PLACES } from '@sinima/contracts/navigation';
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import type { ComposedSite } from './compose-site.ts';

/**
 * Return the links of each place in their order, remotes mixed; of two with the same words or the same path, the first.
 *
 * @param remotes what each remote declares, by its name
 */
export function composedNavigation(
  remotes: ReadonlyMap<string, OwnedRoutes>,
  language: Language,
): ComposedNavigation {
  const entries = [...remotes]
    .flatMap(([name, owned]) => (owned.navigation ?? []).map((entry) => ({ name, ...entry })))
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  const places = NAVIGATION_PLACES.map((place) => {
    const links: ComposedLink[] = [];
    for (const { label: english, labels, path, place: own } of entries) {
      const label = labels?.[language] ?? english;
      const isTaken = links.some(([words, where]) => words === label || where === path);
      if (own === place && !isTaken) links.push([label, path]);
    }
    return [place, links] as const;
  });
  return Object.fromEntries(places.filter(([, links]) => links.length > 0));
}

/** Return the composition of a site with its navigation in a language. */
export const compositionIn = (
  language: Language,
  { composition, navigationIn }: Pick<ComposedSite, 'composition' | 'navigationIn'>,
): Composition =>
  language === SOURCE_LANGUAGE ? composition : { ...composition, navigation: navigationIn(language) };
