import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PageRequest } from '@sinima/api/http/list-page';
import type { PersonRecord } from '../people/person.schema.js';
import { toPersonCard } from '@sinima/api/people/to-person-card';
import { TITLE_ORDERS } from '@sinima/api/titles/title-order';
import type { TitleRecord } from '../titles/title.schema.js';
import { toTitleCard } from '@sinima/api/titles/to-title-card';
import { queryWords, wordsOfName } from '@sinima/api/text/query-words';
import { Spelling } from '../spelling/spelling.service.js';
import { genreMatches } from './genre-matches.js';
import { inTurn, listed, type Matches } from './matches.js';
import { nameMatches, type NameMatches } from './name-matches.js';
import { pagesNamed } from './named-pages.js';
import { nearMatches } from './near-matches.js';
import { SearchVocabulary } from './search-vocabulary.service.js';
import type { SearchResults, Suggestion } from './search.dto.js';
import { whole, type Candidate, type SearchSource } from './search-source.js';
import { suggestionsOf } from './suggestions.js';
import { understand, type QueryMeaning } from './understand.js';
import { narrowsNames, understoodTitles, withNames, type UnderstoodTitles } from './understood-titles.js';

const NONE = listed([]);

/** The hits of one kind. */
interface FoundKind {
  readonly matches: Matches;
  /** How many are called as the query is; they are the first. */
  readonly exact: number;
}

/** The hits of each kind. */
interface Found {
  readonly titles: FoundKind;
  readonly people: FoundKind;
  readonly isApproximate: boolean;
}

/** The names that hold the words of a query. */
interface Named {
  readonly titles: NameMatches;
  readonly people: NameMatches;
}

const NO_MATCHES: NameMatches = { exact: 0, beginnings: [], words: NONE, insides: [] };
const UNNAMED: Named = { titles: NO_MATCHES, people: NO_MATCHES };

/** Finds titles and people by name, and titles by what else a query says of them (`docs/specification.md §2`). */
@Injectable()
export class SearchService {
  private readonly titles: SearchSource<TitleRecord>;
  private readonly people: SearchSource<PersonRecord>;

  constructor(
    @InjectModel('Title') titles: Model<TitleRecord>,
    @InjectModel('Person') people: Model<PersonRecord>,
    private readonly spelling: Spelling,
    private readonly vocabulary: SearchVocabulary,
  ) {
    this.titles = {
      model: titles,
      key: 'titleKey',
      weights: ['rating', 'acclaim'],
      order: TITLE_ORDERS.rating,
    };
    this.people = { model: people, key: 'nameKey', weights: ['renown'], order: { renown: -1, slug: 1 } };
  }

  /** Return one page of the titles and one of the people that a query means, with how many there are of each. */
  async search(query: string, paging: PageRequest): Promise<SearchResults> {
    const words = queryWords(query);
    const { phrases, genres, pages: known } = await this.vocabulary.read();
    const pages = pagesNamed(words, known);
    const named = await this.named(words);
    const understood = await this.understood(understand(query, phrases), named);
    const { titles, people, isApproximate } = understood?.total
      ? await this.foundAs(understood, named)
      : await this.found(words, named, { isUnderstood: understood !== null || pages.length > 0, genres });
    const read = ({ matches }: FoundKind): Promise<readonly Candidate[]> =>
      matches.read((paging.page - 1) * paging.pageSize, paging.pageSize);
    const [shownTitles, shownPeople] = await Promise.all([
      read(titles).then((shown) => whole(this.titles, shown)),
      read(people).then((shown) => whole(this.people, shown)),
    ]);
    const total = { titles: titles.matches.total, people: people.matches.total };
    return {
      query,
      total: total.titles + total.people + pages.length,
      isApproximate,
      understood: understood?.understanding ?? null,
      pages,
      titles: { total: total.titles, exact: titles.exact, items: shownTitles.map(toTitleCard) },
      people: { total: total.people, exact: people.exact, items: shownPeople.map(toPersonCard) },
    };
  }

  /** Return what a visitor who has typed this much may mean: titles and people in turn, the best match first. */
  async suggest(query: string, limit: number): Promise<Suggestion[]> {
    const words = queryWords(query);
    const { phrases } = await this.vocabulary.read();
    const named = await this.named(words);
    const understood = await this.understood(understand(query, phrases), named);
    const found = understood?.total
      ? await this.foundAs(understood, named)
      : await this.foundByName(words, named, understood === null);
    const [titles, people] = await Promise.all([
      found.titles.matches.read(0, limit).then((shown) => whole(this.titles, shown)),
      found.people.matches.read(0, limit).then((shown) => whole(this.people, shown)),
    ]);
    return suggestionsOf(titles, people).slice(0, limit);
  }

  private async named(words: readonly string[]): Promise<Named> {
    if (words.length === 0) return UNNAMED;
    const [titles, people] = await Promise.all([
      nameMatches(this.titles, words),
      nameMatches(this.people, words),
    ]);
    return { titles, people };
  }

  /** Return the titles that a query is understood to mean. Names that hold all words of it come before a part of them. */
  private async understood(meaning: QueryMeaning, named: Named): Promise<UnderstoodTitles | null> {
    const isWhole = meaning.rest.length === 0;
    if (!isWhole && !narrowsNames(meaning)) return null;
    if (!isWhole && !meaning.hasLiteral && hasWords(named)) return null;
    const understood = await understoodTitles(this.titles, meaning);
    // A part of the words may have been a name that is misspelled.
    return isWhole || understood?.total ? understood : null;
  }

  /** Return the titles that were understood, and titles and people whose names hold the words. */
  private async foundAs(understood: UnderstoodTitles, { titles, people }: Named): Promise<Found> {
    return {
      titles: { matches: await withNames(this.titles, understood, titles), exact: titles.exact },
      people: { matches: people.words, exact: people.exact },
      isApproximate: false,
    };
  }

  private async found(
    words: readonly string[],
    named: Named,
    { isUnderstood, genres }: { isUnderstood: boolean; genres: readonly string[] },
  ): Promise<Found> {
    const ofGenre = await genreMatches(this.titles, words, genres);
    const wantsNear = !isUnderstood && ofGenre.total === 0;
    const { titles, ...found } = await this.foundByName(words, named, wantsNear);
    return { ...found, titles: { ...titles, matches: inTurn(titles.matches, ofGenre) } };
  }

  /**
   * Return names that hold the words, or those of them that are not added to say what is looked for. Where none begins
   * its own words with them, those come first that are near to what was typed, if near names are wanted.
   */
  private async foundByName(words: readonly string[], named: Named, wantsNear: boolean): Promise<Found> {
    if (!wantsNear || words.length === 0 || hasWords(named)) return byName(named);
    const ofName = wordsOfName(words);
    if (ofName.length < words.length) {
      const less = await this.named(ofName);
      if (hasWords(less)) return byName(less);
    }
    const meant = await this.spelling.meant(ofName);
    const [titles, people] = await Promise.all([
      nearMatches(this.titles, meant),
      nearMatches(this.people, meant),
    ]);
    const withInsides = (near: readonly Candidate[], { insides }: NameMatches): FoundKind => ({
      matches: listed(each([...near, ...insides])),
      exact: 0,
    });
    return {
      titles: withInsides(titles, named.titles),
      people: withInsides(people, named.people),
      isApproximate: titles.length + people.length > 0,
    };
  }
}

/** Return whether a name begins its own words with those of the query. */
function hasWords({ titles, people }: Named): boolean {
  return titles.words.total + people.words.total > 0;
}

function byName({ titles, people }: Named): Found {
  const all = ({ words, insides, exact }: NameMatches): FoundKind => ({
    matches: inTurn(words, listed(insides)),
    exact,
  });
  return { titles: all(titles), people: all(people), isApproximate: false };
}

/** Return these candidates, each once. */
function each(found: readonly Candidate[]): Candidate[] {
  return [...new Map(found.map((candidate) => [candidate.slug, candidate])).values()];
}
