/** The tabs of a person in their order (`docs/specification.md §2`). */
export const personTabs = [
  { id: 'filmography', label: 'Filmography' },
  { id: 'awards', label: 'Awards' },
  { id: 'personal', label: 'Personal' },
  { id: 'business', label: 'Business' },
  { id: 'media', label: 'Media' },
] as const;

/** The name of a tab in the address, `?tab=awards`. */
export type PersonTab = (typeof personTabs)[number]['id'];

/** The tab that an address asks for; the first one when it asks for none that there is. */
export function chosenTab(search: URLSearchParams): PersonTab {
  return personTabs.find(({ id }) => id === search.get('tab'))?.id ?? personTabs[0].id;
}
