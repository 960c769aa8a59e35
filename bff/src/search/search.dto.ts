import { TITLE_TYPES, type TitleType } from '@sinima/contracts/vocabulary';
import { ApiInteger, ApiWord } from '../http/api-property.js';
import { PersonCard } from '../people/person.dto.js';
import { TitleCard } from '../titles/title.dto.js';
import { Samples } from '../http/samples.decorator.js';

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
@Samples<Suggestion>(
  { kind: 'title', slug: 'harmattan-road', label: 'Harmattan Road', type: 'MOVIE', detail: '2019' },
  { kind: 'title', slug: 'the-salt-letter', label: 'The Salt Letter', type: 'MOVIE', detail: '2021' },
  { kind: 'title', slug: 'market-of-dawn', label: 'Market of Dawn', type: 'SERIES', detail: '2022' },
  { kind: 'person', slug: 'adaeze-kintani', label: 'Adaeze Kintani', type: null, detail: 'Actor' },
  { kind: 'person', slug: 'wanjiru-kesho', label: 'Wanjiru Kesho', type: null, detail: 'Actor' },
)
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

  /** Of a title. */
  @ApiWord(TITLE_TYPES, 'TitleType')
  type!: TitleType | null;

  /**
   * The year of a title, or what a person is known for.
   * @example "2018"
   */
  detail!: string | null;
}
