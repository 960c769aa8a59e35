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
import { queryWords, wordsPattern } from '../text/query-words.js';
import {
  candidates,
  exactMatches,
  MAX_RANKED,
  typoMatches,
  whole,
  type RankedMatches,
  type SearchSource,
} from './ranked-search.js';
import type { SearchResults, Suggestion } from './search.dto.js';

const NONE: RankedMatches = { total: 0, items: [] };

/** What was found of each kind. */
interface Matches {
  readonly titles: RankedMatches;
  readonly people: RankedMatches;
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
  ) {
    this.titles = { model: titles, key: 'titleKey', weight: 'rating' };
    this.people = { model: people, key: 'nameKey', weight: 'creditCount' };
  }

  /** Return one page of the titles and one of the people that a query means, with how many there are of each. */
  async search(query: string, paging: PageRequest): Promise<SearchResults> {
    const { titles, people } = await this.matches(query);
    const start = (paging.page - 1) * paging.pageSize;
    const end = start + paging.pageSize;
    const [shownTitles, shownPeople] = await Promise.all([
      whole(this.titles, titles.items.slice(start, end)),
      whole(this.people, people.items.slice(start, end)),
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
    const matches = await this.nameMatches(words);
    const [titles, people] = await Promise.all([
      whole(this.titles, matches.titles.items.slice(0, limit)),
      whole(this.people, matches.people.items.slice(0, limit)),
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

  private async matches(query: string): Promise<Matches> {
    const words = queryWords(query);
    if (words.length === 0) return { titles: NONE, people: NONE };
    const [named, ofGenre] = await Promise.all([this.nameMatches(words), this.genreMatches(words)]);
    const { titles, people } = named;
    return {
      titles: { total: titles.total + ofGenre.total, items: [...titles.items, ...ofGenre.items] },
      people,
    };
  }

  /** Return names that hold the words; where there are none at all, names that hold them misspelled. */
  private async nameMatches(words: readonly string[]): Promise<Matches> {
    const [titles, people] = await Promise.all([
      exactMatches(this.titles, words),
      exactMatches(this.people, words),
    ]);
    if (titles.total + people.total > 0) return { titles, people };
    const [misspelledTitles, misspelledPeople] = await Promise.all([
      typoMatches(this.titles, words),
      typoMatches(this.people, words),
    ]);
    return { titles: misspelledTitles, people: misspelledPeople };
  }

  /** Return titles with a genre that holds the query, best rated first, apart from those whose name holds it. */
  private async genreMatches(words: readonly string[]): Promise<RankedMatches> {
    const query = words.join(' ');
    const genres = await this.facetCounts.ofKind('title', 'genre');
    const facets = genres.flatMap(({ name }) => (fold(name).includes(query) ? [`genre:${name}`] : []));
    if (facets.length === 0) return NONE;
    // The facet that all titles have lets genres that most titles have be read by rating, not sorted.
    const filter: QueryFilter<TitleRecord> = {
      $and: [{ facets: 'any' }, { facets: { $in: facets } }],
      searchText: { $not: wordsPattern(words) },
    };
    const [items, total] = await Promise.all([
      candidates(this.titles, filter, MAX_RANKED),
      this.titles.model.countDocuments(filter).limit(MAX_DEPTH),
    ]);
    return { items, total };
  }
}

function titleSuggestion({ slug, displayTitle, releaseYear }: TitleRecord): Suggestion {
  return { kind: 'title', slug, label: displayTitle, detail: releaseYear?.toString() ?? null };
}

function personSuggestion({ slug, name, roles }: PersonRecord): Suggestion {
  return { kind: 'person', slug, label: name, detail: roles.join(', ') || null };
}
