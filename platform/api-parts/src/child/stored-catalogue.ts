import { CatalogueReads, type TitleFilter } from '@sinima/api/catalogue-reads';
import { MAX_PAGE_SIZE } from '@sinima/api/http/list-page';
import type { PersonCard } from '@sinima/api/people/person-card.dto';
import { toPersonCard, type StoredPersonCard } from '@sinima/api/people/to-person-card';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import { requiredFacets } from '@sinima/api/titles/title-facets';
import { TITLE_ORDERS } from '@sinima/api/titles/title-order';
import { toTitleCard, type StoredTitleCard } from '@sinima/api/titles/to-title-card';
import type { Connection, Types } from 'mongoose';

/** The catalogue as a part reads it: from the database, with the part's own rights. */
export class StoredCatalogue extends CatalogueReads {
  constructor(private readonly connection: Connection) {
    super();
  }

  async bestTitles(filter: TitleFilter, count: number): Promise<TitleCard[]> {
    const titles = await this.connection
      .collection<StoredTitleCard>('titles')
      .find({ facets: { $all: requiredFacets(filter) } } as object)
      .sort(TITLE_ORDERS.popularity)
      .limit(Math.min(count, MAX_PAGE_SIZE))
      .toArray();
    return titles.map(toTitleCard);
  }

  async titleCards(ids: readonly Types.ObjectId[]): Promise<TitleCard[]> {
    return (await this.#named<StoredTitleCard>('titles', ids)).map(toTitleCard);
  }

  async personCards(ids: readonly Types.ObjectId[]): Promise<PersonCard[]> {
    return (await this.#named<StoredPersonCard>('people', ids)).map(toPersonCard);
  }

  async #named<Stored extends { readonly _id: Types.ObjectId }>(
    collection: string,
    ids: readonly Types.ObjectId[],
  ): Promise<Stored[]> {
    const records = await this.connection
      .collection(collection)
      .find<Stored>({ _id: { $in: [...ids] } })
      .toArray();
    const byId = new Map(records.map((record) => [String(record._id), record]));
    return ids.flatMap((id) => byId.get(String(id)) ?? []);
  }
}
