import { TITLE_TYPES, type TitleType } from '@sinima/contracts/vocabulary';
import { ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { PersonCard } from '@sinima/api/people/person-card.dto';
import { TitleCard } from '@sinima/api/titles/title-card.dto';
import { Understanding } from './understanding.dto.js';
import { Samples } from '@sinima/api/http/samples.decorator';

/** The titles that were found. */
export class TitleMatches {
  /** How many there are; from 10000, at least as many. */
  @ApiInteger({ minimum: 0 })
  total!: number;

  /** How many of them are called as the query is; they are the first. */
  @ApiInteger({ minimum: 0 })
  exact!: number;

  /** One page of them, the best match first. */
  items!: TitleCard[];
}

/** The people who were found. */
export class PersonMatches {
  /** How many there are; from 10000, at least as many. */
  @ApiInteger({ minimum: 0 })
  total!: number;

  /** How many of them are called as the query is; they are the first. */
  @ApiInteger({ minimum: 0 })
  exact!: number;

  /** One page of them, the best match first. */
  items!: PersonCard[];
}

export const PAGE_KINDS = ['list', 'award', 'festival'] as const;

/** A curated list, an awards body or a festival that a query names. */
@Samples<FoundPage>(
  {
    kind: 'award',
    slug: 'baobab-prize',
    name: 'Baobab Prize',
    country: 'Senegal',
    description: 'A sample award: given by those who stayed to the end.',
  },
  {
    kind: 'list',
    slug: 'first-features',
    name: 'First Features',
    country: null,
    description: null,
  },
)
export class FoundPage {
  @ApiWord(PAGE_KINDS, 'FoundPageKind')
  kind!: (typeof PAGE_KINDS)[number];

  /** @example "fespaco-awards" */
  slug!: string;

  /** @example "FESPACO Stallions of Yennenga" */
  name!: string;

  /** English name. */
  country!: string | null;

  description!: string | null;
}

/** What a search found. */
export class SearchResults {
  /** What was looked for. */
  query!: string;

  /** Titles, people and pages together. */
  @ApiInteger({ minimum: 0 })
  total!: number;

  /** True: no name holds what was typed; titles and people are those whose names are similar to it. */
  isApproximate!: boolean;

  /** What the query was understood to say beside names; null: nothing. */
  understood!: Understanding | null;

  /** The lists, awards and festivals that the query names. */
  pages!: FoundPage[];

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
