import type { PersonRecord } from '../people/person.schema.js';
import type { TitleRecord } from '../titles/title.schema.js';
import type { Suggestion } from './search.dto.js';

/** Return titles and people in turn, a title first, as suggestions. */
export function suggestionsOf(titles: readonly TitleRecord[], people: readonly PersonRecord[]): Suggestion[] {
  const places = Array.from({ length: Math.max(titles.length, people.length) }, (_, place) => place);
  return places.flatMap((place) => [
    ...titles.slice(place, place + 1).map(titleSuggestion),
    ...people.slice(place, place + 1).map(personSuggestion),
  ]);
}

function titleSuggestion({ slug, displayTitle, type, releaseYear }: TitleRecord): Suggestion {
  return { kind: 'title', slug, label: displayTitle, type, detail: releaseYear?.toString() ?? null };
}

function personSuggestion({ slug, name, roles }: PersonRecord): Suggestion {
  return { kind: 'person', slug, label: name, type: null, detail: roles.join(', ') || null };
}
