import { Injectable, NotFoundException } from '@nestjs/common';
import { CatalogueReads } from '@sinima/api/catalogue-reads';
import { stableId } from '@sinima/api/database/stable-id';
import type { TitleCard, TitleRef } from '@sinima/api/titles/title-card.dto';
import { Types } from 'mongoose';

/** The catalogue’s titles, as members name and see them. */
@Injectable()
export class TitlesService {
  constructor(private readonly catalogue: CatalogueReads) {}

  /** Return a title by its slug. @throws NotFoundException */
  async bySlug(slug: string): Promise<TitleCard> {
    const [title] = await this.catalogue.titleCards([stableId('title', slug)]);
    if (title) return title;
    throw new NotFoundException(`There is no title "${slug}".`);
  }

  /** Return the id of a title. @throws NotFoundException */
  async idOf(slug: string): Promise<Types.ObjectId> {
    return new Types.ObjectId((await this.bySlug(slug)).id);
  }

  /** Return titles by slug, as far as they exist, in the order of the slugs. */
  bySlugs(slugs: readonly string[]): Promise<TitleCard[]> {
    return slugs.length === 0
      ? Promise.resolve([])
      : this.catalogue.titleCards(slugs.map((slug) => stableId('title', slug)));
  }

  /** Return titles by id, as far as they exist. */
  async cards(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, TitleCard>> {
    if (ids.length === 0) return new Map();
    const cards = await this.catalogue.titleCards(ids);
    return new Map(cards.map((card) => [card.id, card]));
  }

  /** Return links to titles by id, as far as they exist. */
  async refs(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, TitleRef>> {
    const cards = await this.cards(ids);
    return new Map([...cards].map(([id, card]) => [id, toRef(card)]));
  }
}

/** Return of a card what a link needs. */
export function toRef(card: TitleCard): TitleRef {
  const { id, slug, type, status, displayTitle, releaseYear, posterUrl, genres, countries } = card;
  return { id, slug, type, status, displayTitle, releaseYear, posterUrl, genres, countries };
}
