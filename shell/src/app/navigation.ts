/** The links in header and footer: the host has the places, remotes declare what stands in them. */
import type { Composition } from '@sinima/contracts/composition';
import type { NavigationEntry, NavigationPlace } from '@sinima/contracts/navigation';

/** Return what stands in a place, in its order; of two with the same words or the same path, the first. */
export function entriesIn({ remotes }: Composition, place: NavigationPlace): NavigationEntry[] {
  const entries = remotes
    .flatMap(({ name, owned: { navigation = [] } }) => navigation.map((entry) => ({ name, entry })))
    .filter(({ entry }) => entry.place === place)
    .sort((a, b) => a.entry.order - b.entry.order || a.name.localeCompare(b.name))
    .map(({ entry }) => entry);
  const isFirst = (key: 'label' | 'path') => (entry: NavigationEntry) =>
    entries.findIndex((each) => each[key] === entry[key]) === entries.indexOf(entry);
  return entries.filter(isFirst('label')).filter(isFirst('path'));
}
