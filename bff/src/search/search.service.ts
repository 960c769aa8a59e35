import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { FacetCounts } from '../facets/facet-counts.service.js';
import { MAX_DEPTH, type PageRequest } from '../http/list-page.js';
import type { PersonRecord } from '../people/person.schema.js';
import { toPersonCard } from '../people/person.dto.js';
import type { TitleRecord } from '../titles/title.schema.js';
import { toTitleCard } from '../titles/to-title.js';
import { fold } from '../text/fold.js';
import { queryWords, wordsOfName, wordsPattern } from '../text/query-words.js';
import { Spelling } from '../spelling/spelling.service.js';
import { inTurn, listed, type Matches } from './matches.js';
import { nameMatches } from './name-matches.js';
import { nearMatches } from './near-matches.js';
import type { SearchResults, Suggestion } from './search.dto.js';
import { candidates, whole, type Candidate, type SearchSource } from './search-source.js';

const NONE = listed([]);

/** What was found of each kind. */
interface Found {
  readonly titles: Matches;
  readonly people: Matches;
}

/** Finds titles by name or genre, and people by name (`docs/specification.md §2`). */
@Injectable()
export class SearchService {
  private readonly titles: SearchSource<TitleRecord>;
  private readonly people: SearchSource<PersonRecord>;

  constructor(
    @InjectModel('Title') titles: Model<TitleRecord>,
    @InjectModel('Person') people: Model<PersonRecord>,
    private readonly facetCounts: FacetCounts,
    private readonly spelling: Spelling,
  ) {
    this.titles = { model: titles, key: 'titleKey', weight: 'rating' };
    this.people = { model: people, key: 'nameKey', weight: 'renown' };
  }

  /** Return one page of the titles and one of the people that a query means, with how many there are of each. */
  async search(query: string, paging: PageRequest): Promise<SearchResults> {
    const { titles, people } = await this.found(queryWords(query));
    const read = (matches: Matches): Promise<readonly Candidate[]> =>
      matches.read((paging.page - 1) * paging.pageSize, paging.pageSize);
    const [shownTitles, shownPeople] = await Promise.all([
      read(titles).then((shown) => whole(this.titles, shown)),
      read(people).then((shown) => whole(this.people, shown)),
    ]);
    return {
      query,
      total: titles.total + people.total,
      titles: { total: titles.total, items: shownTitles.map(toTitleCard) },
      people: { total: people.total, items: shownPeople.map(toPersonCard) },
    };
  }

  /** Return what a visitor who has typed this much may mean: titles and people in turn, the best match first. */
  async suggest(query: string, limit: number): Promise<Suggestion[]> {
    const words = queryWords(query);
    if (words.length === 0) return [];
    const found = await this.named(words, true);
    const [titles, people] = await Promise.all([
      found.titles.read(0, limit).then((shown) => whole(this.titles, shown)),
      found.people.read(0, limit).then((shown) => whole(this.people, shown)),
    ]);
    const suggestions: Suggestion[] = [];
    for (let place = 0; place < limit && suggestions.length < limit; place += 1) {
      const title = titles[place];
      const person = people[place];
      if (title) suggestions.push(titleSuggestion(title));
      if (person) suggestions.push(personSuggestion(person));
    }
    return suggestions.slice(0, limit);
  }

  private async found(words: readonly string[]): Promise<Found> {
    if (words.length === 0) return { titles: NONE, people: NONE };
    const ofGenre = await this.ofGenre(words);
    const { titles, people } = await this.named(words, ofGenre.total === 0);
    return { titles: inTurn(titles, ofGenre), people };
  }

  /**
   * Return names that hold the words. Where none begins its own words with them, those come first that are near to what
   * was typed, if near names are wanted.
   */
  private async named(words: readonly string[], wantsNear: boolean): Promise<Found> {
    const [titles, people] = await Promise.all([
      nameMatches(this.titles, words),
      nameMatches(this.people, words),
    ]);
    if (!wantsNear || titles.words.total + people.words.total > 0) {
      return {
        titles: inTurn(titles.words, listed(titles.insides)),
        people: inTurn(people.words, listed(people.insides)),
      };
    }
    const meant = await this.spelling.meant(wordsOfName(words));
    const [nearTitles, nearPeople] = await Promise.all([
      nearMatches(this.titles, meant),
      nearMatches(this.people, meant),
    ]);
    return {
      titles: listed(each([...nearTitles, ...titles.insides])),
      people: listed(each([...nearPeople, ...people.insides])),
    };
  }

  /** Return titles with a genre that holds the query, best rated first, apart from those whose name holds it. */
  private async ofGenre(words: readonly string[]): Promise<Matches> {
    const query = words.join(' ');
    const genres = await this.facetCounts.ofKind('title', 'genre');
    const facets = genres.flatMap(({ name }) => (fold(name).includes(query) ? [`genre:${name}`] : []));
    if (facets.length === 0) return NONE;
    // The facet that all titles have lets genres that most titles have be read by rating, not sorted.
    const filter: QueryFilter<TitleRecord> = {
      $and: [{ facets: 'any' }, { facets: { $in: facets } }],
      searchText: { $not: wordsPattern(words) },
    };
    return {
      total: await this.titles.model.countDocuments(filter).limit(MAX_DEPTH),
      read: (skip, limit) => candidates(this.titles, filter, limit, skip),
    };
  }
}

/** Return these candidates, each once. */
function each(found: readonly Candidate[]): Candidate[] {
  return [...new Map(found.map((candidate) => [candidate.slug, candidate])).values()];
}

function titleSuggestion({ slug, displayTitle, type, releaseYear }: TitleRecord): Suggestion {
  return { kind: 'title', slug, label: displayTitle, type, detail: releaseYear?.toString() ?? null };
}

function personSuggestion({ slug, name, roles }: PersonRecord): Suggestion {
  return { kind: 'person', slug, label: name, type: null, detail: roles.join(', ') || null };
}
