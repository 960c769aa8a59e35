import { ApiInteger, ApiWord } from '../http/api-property.js';
import { PersonCard } from '../people/person.dto.js';
import { TitleCard } from '../titles/title.dto.js';

/** The titles that were found. */
export class TitleMatches {
  /** How many there are; from 10000, at least as many. */
  @ApiInteger({ minimum: 0 })
  total!: number;

  /** One page of them, the best match first. */
  items!: TitleCard[];
}

/** The people who were found. */
export class PersonMatches {
  /** How many there are; from 10000, at least as many. */
  @ApiInteger({ minimum: 0 })
  total!: number;

  /** One page of them, the best match first. */
  items!: PersonCard[];
}

/** What a search found. */
export class SearchResults {
  /** What was looked for. */
  query!: string;

  /** Titles and people together. */
  @ApiInteger({ minimum: 0 })
  total!: number;

  titles!: TitleMatches;
  people!: PersonMatches;
}

export const SUGGESTION_KINDS = ['title', 'person'] as const;

/** What a visitor who types in the search box may mean. */
export class Suggestion {
  @ApiWord(SUGGESTION_KINDS, 'SuggestionKind')
  kind!: (typeof SUGGESTION_KINDS)[number];

  /** @example "king-of-boys" */
  slug!: string;

  /**
   * A title, or the name of a person.
   * @example "King of Boys"
   */
  label!: string;

  /**
   * The year of a title, or what a person is known for.
   * @example "2018"
   */
  detail!: string | null;
}
