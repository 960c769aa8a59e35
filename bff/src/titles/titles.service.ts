import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { FacetCounts } from '../database/facet-counts.service.js';
import { EMPTY_PAGE, findPage, mapPage } from '../http/find-page.js';
import type { ListPage } from '../http/list-page.js';
import { slugOrId } from '../http/slug-or-id.js';
import { nameFilter } from '../search/name-filter.js';
import type { ListTitlesQuery, StreamingQuery, TheatersQuery } from './list-titles.query.js';
import { likeness } from './likeness.js';
import type { Showing, TheaterTitle } from './showing.dto.js';
import { SHOWN, STREAMS, wantedFacets, type TitleFacetFilter } from './title-facets.js';
import { TITLE_ORDERS } from './title-order.js';
import type { StreamingTitle, TitleCard, TitleDetail, TitleRef } from './title.dto.js';
import type { TitleRecord } from './title.schema.js';
import { toShowing, toTheaterTitle } from './to-theater-title.js';
import type { WatchOffer } from './watch-offer.dto.js';
import { toWatchOffers } from './to-watch-offers.js';
import { toStreamingTitle, toTitleCard, toTitleDetail, toTitleRef } from './to-title.js';

/** The most titles that an editors' order is shown with. */
const CURATED_LIMIT = 50;

/** How many candidates are compared to find similar titles, and how many of them are shown. */
const COMPARED = 60;
const SIMILAR = 6;

/** Reads of the titles. */
@Injectable()
export class TitlesService {
  constructor(
    @InjectModel('Title') private readonly titles: Model<TitleRecord>,
    private readonly facetCounts: FacetCounts,
  ) {}

  /** One page of the titles that pass the query's filters. */
  async list(query: ListTitlesQuery): Promise<ListPage<TitleCard>> {
    const name = nameFilter(query.search);
    if (!name) return EMPTY_PAGE;
    const facets = await this.facetCounts.narrow('title', wantedFacets(query));
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

  /** What the editors call trending, in their order. */
  async trending(): Promise<TitleCard[]> {
    const titles = await this.titles
      .find({ trendingOrder: { $gte: 0 } })
      .sort({ trendingOrder: 1 })
      .limit(CURATED_LIMIT)
      .lean<TitleRecord[]>();
    return titles.map(toTitleCard);
  }

  /** One page of the titles that stream, on one platform or on any. */
  async streaming({ platform, ...paging }: StreamingQuery): Promise<ListPage<StreamingTitle>> {
    const wanted = platform ? wantedFacets({ platform }) : [STREAMS];
    const { filter, total } = await this.facetCounts.narrow('title', wanted);
    const page = await findPage(this.titles, { filter, sort: { streamingOrder: 1, slug: 1 }, total }, paging);
    return mapPage(page, toStreamingTitle);
  }

  /** One page of the titles that are shown in theaters, in one city or in any. */
  async theaters({ city, ...paging }: TheatersQuery): Promise<ListPage<TheaterTitle>> {
    const { filter, total } = await this.facetCounts.narrow('title', city ? wantedFacets({ city }) : [SHOWN]);
    const page = await findPage(this.titles, { filter, sort: { theaterOrder: 1, slug: 1 }, total }, paging);
    return mapPage(page, (title) => toTheaterTitle(title, city));
  }

  /** Where and when a title is shown. */
  async showtimes(id: Types.ObjectId): Promise<Showing[]> {
    const title = await this.titles.findOne({ _id: id }).lean<TitleRecord | null>();
    if (!title) throw noTitleWithId(id);
    return title.showings.map(toShowing);
  }

  /** Which platforms stream a title, in one country, by the catalogue's name of it, or in any. */
  async whereToWatch(id: Types.ObjectId, country?: string): Promise<WatchOffer[]> {
    const title = await this.titles.findOne({ _id: id }).lean<TitleRecord | null>();
    if (!title) throw noTitleWithId(id);
    return toWatchOffers(title, country);
  }

  /** One title by its slug, or by its id. */
  async bySlug(slug: string): Promise<TitleDetail> {
    const title = await this.titles.findOne(slugOrId(slug)).lean<TitleRecord | null>();
    if (!title) throw new NotFoundException(`There is no title "${slug}".`);
    return toTitleDetail(title);
  }

  /** The titles most like one, best rated first among equals: of its genres and country, and of its genres. */
  async similar(id: Types.ObjectId): Promise<TitleCard[]> {
    const title = await this.titles.findOne({ _id: id }).lean<TitleRecord | null>();
    if (!title) throw noTitleWithId(id);
    const [genre, country] = [title.genres[0], title.countries[0]];
    const candidates = await Promise.all([this.bestOf({ genre, country }), this.bestOf({ genre })]);
    const byId = new Map(candidates.flat().map((other) => [other._id.toHexString(), other]));
    byId.delete(id.toHexString());
    return [...byId.values()]
      .map((other) => ({ other, alike: likeness(title, other) }))
      .sort((a, b) => b.alike - a.alike || (b.other.rating ?? 0) - (a.other.rating ?? 0))
      .slice(0, SIMILAR)
      .map(({ other }) => toTitleCard(other));
  }

  private async bestOf(facets: TitleFacetFilter): Promise<TitleRecord[]> {
    const { filter } = await this.facetCounts.narrow('title', wantedFacets(facets));
    return this.titles.find(filter).sort(TITLE_ORDERS.rating).limit(COMPARED).lean<TitleRecord[]>();
  }

  /** Refuses an id that no title has. */
  async mustExist(id: Types.ObjectId): Promise<void> {
    const found = await this.titles.findOne({ _id: id }, { _id: 1 }).lean();
    if (!found) throw noTitleWithId(id);
  }

  /** The titles of these ids, as cards, in their order. */
  async cards(ids: readonly Types.ObjectId[]): Promise<TitleCard[]> {
    const titles = await this.titles.find({ _id: { $in: ids } }).lean<TitleRecord[]>();
    const byId = new Map(titles.map((title) => [title._id.toHexString(), title]));
    return ids.flatMap((id) => byId.get(id.toHexString()) ?? []).map(toTitleCard);
  }

  /** The titles of these ids, as links, by id. */
  async refs(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, TitleRef>> {
    const titles = await this.titles.find({ _id: { $in: ids } }).lean<TitleRecord[]>();
    return new Map(titles.map((title) => [title._id.toHexString(), toTitleRef(title)]));
  }
}

function noTitleWithId(id: Types.ObjectId): NotFoundException {
  return new NotFoundException(`There is no title with the id "${id.toHexString()}".`);
}
