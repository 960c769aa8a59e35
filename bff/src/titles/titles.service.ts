import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Language } from '@sinima/contracts/languages';
import type { Model, QueryFilter } from 'mongoose';
import { NamedRecords } from '../cache/named-records.js';
import { FacetCounts } from '../facets/facet-counts.service.js';
import { RevisionWatch } from '../database/revision-watch.js';
import { EMPTY_PAGE, findPage, mapPage } from '@sinima/api/database/find-page';
import type { ListPage } from '@sinima/api/http/list-page';
import { nameFilter } from '@sinima/api/text/name-filter';
import type { ListTitlesQuery, StreamingQuery, TheatersQuery } from './list-titles.query.js';
import { titleSimilarity } from '../derived/similarity.js';
import type { Showing } from './showing.dto.js';
import { SHOWN, STREAMS, requiredFacets } from '@sinima/api/titles/title-facets';
import { TITLE_ORDERS } from '@sinima/api/titles/title-order';
import type { TitleCard, TitleRef } from '@sinima/api/titles/title-card.dto';
import type { StreamingTitle, TheaterTitle, TitleDetail, WantedTitle } from './title.dto.js';
import type { TitleRecord } from './title.schema.js';
import { toShowing } from './showing.dto.js';
import type { WatchOffer } from './watch-offer.dto.js';
import { toWatchOffers } from './watch-offer.dto.js';
import { toTitleCard, toTitleRef } from '@sinima/api/titles/to-title-card';
import { TrendingTitles } from '../trending/trending-titles.js';
import { toStreamingTitle, toTheaterTitle, toTitleDetail, toWantedTitle } from './to-title.js';

/** The most titles that an editors' order is shown with. */
const CURATED_LIMIT = 50;

/** How many titles are said to be wanted most, and among how many that are read they are looked for. */
const WANTED = 24;
const READ_MOST = 200;

/** How many candidates are compared to find similar titles, and how many of them are shown. */
const COMPARED = 60;
const SIMILAR = 6;

/** Reads of the titles. */
@Injectable()
export class TitlesService extends NamedRecords<TitleRecord, TitleCard, TitleRef> {
  constructor(
    @InjectModel('Title') private readonly titles: Model<TitleRecord>,
    private readonly facetCounts: FacetCounts,
    private readonly interest: TrendingTitles,
    revision: RevisionWatch,
  ) {
    super(titles, 'title', toTitleCard, toTitleRef, revision);
  }

  /** Return one page of the titles that pass the query's filters. */
  async list(query: ListTitlesQuery): Promise<ListPage<TitleCard>> {
    const name = nameFilter(query.search);
    if (!name) return EMPTY_PAGE;
    const facets = await this.facetCounts.narrow('title', requiredFacets(withImpliedStatus(query)));
    const page = await findPage(
      this.titles,
      {
        filter: { ...facets.filter, ...name },
        sort: TITLE_ORDERS[query.sort],
        total: name.$and ? undefined : facets.total,
      },
      query,
    );
    return mapPage(page, toTitleCard);
  }

  /** Return what is read and rated most at the moment, and then what the editors have chosen, in their order. */
  async trending(): Promise<TitleCard[]> {
    const [read, chosen] = await Promise.all([
      this.interest.ids(CURATED_LIMIT).then((ids) => this.cards(ids)),
      this.titles
        .find({ trendingOrder: { $gte: 0 } })
        .sort({ trendingOrder: 1 })
        .limit(CURATED_LIMIT)
        .lean<TitleRecord[]>(),
    ]);
    const known = new Set(read.map(({ id }) => id));
    const others = chosen.map(toTitleCard).filter(({ id }) => !known.has(id));
    return [...read, ...others].slice(0, CURATED_LIMIT);
  }

  /** Return titles whose records lack most: those that are read at the moment, then those with prizes. */
  async wanted(): Promise<WantedTitle[]> {
    const ids = await this.interest.ids(READ_MOST);
    const [read, others] = await Promise.all([
      this.titles.find({ _id: { $in: ids } }).lean<TitleRecord[]>(),
      this.titles
        .find({ lackCount: { $gte: 1 } })
        .sort({ lackCount: -1, acclaim: -1, slug: 1 })
        .limit(WANTED)
        .lean<TitleRecord[]>(),
    ]);
    const places = new Map(ids.map((id, place) => [id.toHexString(), place]));
    const placeOf = ({ _id }: TitleRecord): number => places.get(_id.toHexString())!;
    const lacking = read
      .filter(({ lacks }) => lacks != null)
      .sort((a, b) => b.lackCount! - a.lackCount! || placeOf(a) - placeOf(b));
    const unread = others.filter(({ _id }) => !places.has(_id.toHexString()));
    return [...lacking, ...unread].slice(0, WANTED).map(toWantedTitle);
  }

  /** Return one page of the titles that stream, on one platform or on any. */
  async streaming({ platform, ...paging }: StreamingQuery): Promise<ListPage<StreamingTitle>> {
    const required = platform ? requiredFacets({ platform }) : [STREAMS];
    const { filter, total } = await this.facetCounts.narrow('title', required);
    const page = await findPage(this.titles, { filter, sort: { streamingOrder: 1, slug: 1 }, total }, paging);
    return mapPage(page, toStreamingTitle);
  }

  /** Return one page of the titles that are shown in theaters, in one city or in any. */
  async theaters({ city, ...paging }: TheatersQuery): Promise<ListPage<TheaterTitle>> {
    const { filter, total } = await this.facetCounts.narrow(
      'title',
      city ? requiredFacets({ city }) : [SHOWN],
    );
    const page = await findPage(this.titles, { filter, sort: { theaterOrder: 1, slug: 1 }, total }, paging);
    return mapPage(page, (title) => toTheaterTitle(title, city));
  }

  /** Return where and when a title is shown. */
  async showtimes(slugOrId: string): Promise<Showing[]> {
    const { showings, showingsAreSample } = await this.named(slugOrId);
    return showings.map((showing) => toShowing(showing, showingsAreSample));
  }

  /** Return which platforms stream a title, in one country, by the catalogue's name of it, or in any. */
  async whereToWatch(slugOrId: string, country?: string): Promise<WatchOffer[]> {
    return toWatchOffers(await this.named(slugOrId), country);
  }

  /** Return one title by its slug or id, which counts as a read of it. */
  async detail(slugOrId: string, language: Language): Promise<TitleDetail> {
    const title = await this.named(slugOrId);
    this.interest.noteRead(title._id);
    return toTitleDetail(title, language);
  }

  /** Return the titles most similar to one, best rated first among equals. */
  async similar(slugOrId: string): Promise<TitleCard[]> {
    const title = await this.named(slugOrId);
    return (await this.comparedWith(title))
      .map((other) => ({ other, similarity: titleSimilarity(title, other) }))
      .sort((a, b) => b.similarity - a.similarity || (b.other.rating ?? 0) - (a.other.rating ?? 0))
      .slice(0, SIMILAR)
      .map(({ other }) => toTitleCard(other));
  }

  /** Return the best rated titles of a title's main genre, and of its main genre and country, each once. */
  private async comparedWith({ _id, genres, countries }: TitleRecord): Promise<TitleRecord[]> {
    const [genre, country] = [genres[0], countries[0]];
    const [facet = ''] = requiredFacets({ genre });
    const ofGenre = await this.best({ facets: facet, _id: { $ne: _id } }, 0);
    if (country === undefined) return ofGenre;
    const { filter } = await this.facetCounts.narrow('title', requiredFacets({ genre, country }));
    const known = ofGenre.filter((title) => title.countries.includes(country)).length;
    return [...ofGenre, ...(await this.best({ ...filter, _id: { $ne: _id } }, known))];
  }

  /** Return the best rated titles that pass a filter, from place `skip` to {@link COMPARED}. */
  private async best(filter: QueryFilter<TitleRecord>, skip: number): Promise<TitleRecord[]> {
    if (skip >= COMPARED) return [];
    return this.titles
      .find(filter)
      .sort(TITLE_ORDERS.rating)
      .skip(skip)
      .limit(COMPARED - skip)
      .lean<TitleRecord[]>();
  }
}

/** What is new is out: titles that are not stand under `status=upcoming`. */
function withImpliedStatus(query: ListTitlesQuery): ListTitlesQuery {
  return query.sort === 'new' && query.status === undefined ? { ...query, status: 'released' } : query;
}
