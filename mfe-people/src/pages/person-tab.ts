import * as messages from '../person/person.messages.ts';

/** The tabs of a person in their order (`docs/specification.md §2`). */
export const personTabs = [
  { id: 'filmography', label: messages.tabFilmography },
  { id: 'awards', label: messages.tabAwards },
  { id: 'personal', label: messages.tabPersonal },
  { id: 'business', label: messages.tabBusiness },
  { id: 'media', label: messages.tabMedia },
] as const;

/** The name of a tab in the address, `?tab=awards`. */
export type PersonTab = (typeof personTabs)[number]['id'];

/** The tab that an address asks for; the first one when it asks for none that there is. */
export function chosenTab(search: URLSearchParams): PersonTab {
  return personTabs.find(({ id }) => id === search.get('tab'))?.id ?? personTabs[0].id;
}
