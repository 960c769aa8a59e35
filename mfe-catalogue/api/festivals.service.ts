import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { slugOrId } from '@sinima/api/database/slug-or-id';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import type { DatedEdition } from './festival-edition.dto.ts';
import { toFestival, type Festival, type FestivalDetail } from './festival.dto.ts';
import type { FestivalRecord } from './festival.schema.ts';
import {
  namedIn,
  personRefOf,
  titleRefOf,
  toDatedEditions,
  toFestivalEdition,
  type Named,
} from './to-festival-edition.ts';

/** How many festivals one response holds at most. */
const FESTIVALS_LIMIT = 200;

/** How many titles of its country a festival is shown with. */
const COUNTRY_TITLES = 8;

/** Reads of the festivals. */
@Injectable()
export class FestivalsService {
  constructor(
    @InjectModel('Festival') private readonly festivals: Model<FestivalRecord>,
    private readonly catalogue: CatalogueReads,
  ) {}

  /** Return all festivals, in the editors' order. */
  async all(): Promise<Festival[]> {
    return (await this.records()).map(toFestival);
  }

  /** Return the editions of one festival, or of all, of which the first day is known, newest first. */
  async datedEditions(slug?: string): Promise<DatedEdition[]> {
    return (await this.records(slug === undefined ? {} : { slug }))
      .flatMap(toDatedEditions)
      .sort((a, b) => b.begins.localeCompare(a.begins));
  }

  /** Return one festival, with its editions and the best rated titles of its country. */
  async bySlug(slug: string): Promise<FestivalDetail> {
    const festival = await this.festivals.findOne(slugOrId(slug)).lean<FestivalRecord | null>();
    if (!festival) throw new NotFoundException(`There is no festival "${slug}".`);
    const { country, editions = [] } = festival;
    const [countryTitles, named] = await Promise.all([
      this.catalogue.bestTitles({ country }, COUNTRY_TITLES),
      this.named(festival),
    ]);
    return {
      ...toFestival(festival),
      countryTitles,
      editions: editions.map((edition) => toFestivalEdition(edition, named)),
    };
  }

  private records(filter: { slug?: string } = {}): Promise<FestivalRecord[]> {
    return this.festivals.find(filter).sort({ order: 1 }).limit(FESTIVALS_LIMIT).lean<FestivalRecord[]>();
  }

  /** Read the titles and people that a festival names; in place of merged ones, those that stay, and of two in one record the one that is meant. */
  private async named(festival: FestivalRecord): Promise<Named> {
    const { titleIds, personIds } = namedIn(festival.editions ?? []);
    const [titles, people] = await Promise.all([
      this.present('title', festival, titleIds, (ids) => this.catalogue.titleCards(ids)),
      this.present('person', festival, personIds, (ids) => this.catalogue.personCards(ids)),
    ]);
    return { titles: mapValues(titles, titleRefOf), people: mapValues(people, personRefOf) };
  }

  /** Read records by the ids that a festival has of them. */
  private async present<Card extends { readonly id: string }>(
    kind: 'title' | 'person',
    { slug, change }: FestivalRecord,
    ids: readonly Types.ObjectId[],
    read: (ids: readonly Types.ObjectId[]) => Promise<Card[]>,
  ): Promise<Map<string, Card>> {
    if (ids.length === 0) return new Map();
    const meant = await this.catalogue.idsMeant?.(kind, slug, change ?? 0);
    const meantIds = ids.map((id) => meant?.get(id.toHexString()) ?? id);
    const merged = await this.catalogue.mergedIds?.(kind, meantIds);
    const presentIds = meantIds.map((id) => merged?.get(id.toHexString()) ?? id);
    const cards = new Map((await read(presentIds)).map((card) => [card.id, card]));
    return new Map(
      ids.flatMap((id, at) => {
        const card = cards.get(presentIds[at]!.toHexString());
        return card ? [[id.toHexString(), card]] : [];
      }),
    );
  }
}

const mapValues = <Value, Mapped>(
  map: ReadonlyMap<string, Value>,
  toMapped: (value: Value) => Mapped,
): Map<string, Mapped> => new Map([...map].map(([key, value]) => [key, toMapped(value)]));
