import { CatalogueReads, type TitleFacts, type TitleFilter } from '@sinima/api/catalogue-reads';
import { stableId } from '@sinima/api/database/stable-id';
import { MAX_PAGE_SIZE } from '@sinima/api/http/list-page';
import type { PersonCard } from '@sinima/api/people/person-card.dto';
import { toPersonCard, type StoredPersonCard } from '@sinima/api/people/to-person-card';
import { fold } from '@sinima/api/text/fold';
import { joinedGram } from '@sinima/api/text/searchable-name';
import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import { requiredFacets } from '@sinima/api/titles/title-facets';
import { TITLE_ORDERS } from '@sinima/api/titles/title-order';
import { toTitleCard, type StoredTitleCard } from '@sinima/api/titles/to-title-card';
import type { Connection, Types } from 'mongoose';
import { recordsMeant, type LoggedChange } from './records-meant.ts';

/** How many titles of one name are read. */
const MAX_NAMESAKES = 20;

/** The fields that identify a stored title to other records. */
interface KnownTitle extends StoredTitleCard {
  readonly ids?: { readonly imdb?: string | null } | null;
}

/** The fields that are read of a title and of a person: names to search by and texts of pages are most of a record. */
const OF_TITLE = {
  slug: 1,
  type: 1,
  status: 1,
  displayTitle: 1,
  originalTitle: 1,
  releaseYear: 1,
  releaseDate: 1,
  runtimeMins: 1,
  posterUrl: 1,
  genres: 1,
  countries: 1,
  languages: 1,
  plotSummary: 1,
  rating: 1,
  votes: 1,
  seasonCount: 1,
  episodeCount: 1,
  isStub: 1,
  ids: 1,
} as const satisfies Record<Exclude<keyof KnownTitle, '_id'>, 1>;
const OF_PERSON = {
  slug: 1,
  name: 1,
  headshotUrl: 1,
  country: 1,
  birthYear: 1,
  birthDate: 1,
  deathDate: 1,
  birthPlace: 1,
  nationality: 1,
  roles: 1,
  bio: 1,
} as const satisfies Record<Exclude<keyof StoredPersonCard, '_id'>, 1>;
/** Not what it did to records, which may be whole festivals. */
const OF_CHANGE = {
  record: 1,
  into: 1,
  reverts: 1,
} as const satisfies Record<Exclude<keyof LoggedChange, '_id'>, 1>;

interface MergedRecord {
  readonly _id: Types.ObjectId;
  readonly formerSlugs?: readonly string[] | null;
}

interface StoredCredit {
  readonly titleId: Types.ObjectId;
  readonly personId: Types.ObjectId;
}

/** The catalogue as a part reads it: from the database, with the part's own rights. */
export class StoredCatalogue extends CatalogueReads {
  constructor(private readonly connection: Connection) {
    super();
  }

  async bestTitles(filter: TitleFilter, count: number): Promise<TitleCard[]> {
    const titles = await this.connection
      .collection<StoredTitleCard>('titles')
      .find({ facets: { $all: requiredFacets(filter) } } as object, { projection: OF_TITLE })
      .sort(TITLE_ORDERS.popularity)
      .limit(Math.min(count, MAX_PAGE_SIZE))
      .toArray();
    return titles.map(toTitleCard);
  }

  async titleCards(ids: readonly Types.ObjectId[]): Promise<TitleCard[]> {
    return (await this.#named<StoredTitleCard>('titles', ids, OF_TITLE)).map(toTitleCard);
  }

  async personCards(ids: readonly Types.ObjectId[]): Promise<PersonCard[]> {
    return (await this.#named<StoredPersonCard>('people', ids, OF_PERSON)).map(toPersonCard);
  }

  async mergedIds(
    kind: 'title' | 'person',
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, Types.ObjectId>> {
    const collection = kind === 'title' ? 'titles' : 'people';
    const found = await this.#named(collection, ids, { _id: 1 });
    const there = new Set(found.map(({ _id }) => String(_id)));
    const missing = new Set(ids.map(String).filter((id) => !there.has(id)));
    if (missing.size === 0) return new Map();
    // Few records have former names, and an index has those alone.
    const merged = await this.connection
      .collection(collection)
      .find<MergedRecord>({ formerSlugs: { $exists: true } }, { projection: { formerSlugs: 1 } })
      .toArray();
    return new Map(
      merged.flatMap(({ _id, formerSlugs }) =>
        (formerSlugs ?? [])
          .map((slug): [string, Types.ObjectId] => [stableId(kind, slug).toHexString(), _id])
          .filter(([former]) => missing.has(former)),
      ),
    );
  }

  async idsMeant(
    kind: 'title' | 'person',
    festival: string,
    change: number,
  ): Promise<ReadonlyMap<string, Types.ObjectId>> {
    const log = await this.connection
      .collection<LoggedChange & { readonly records: readonly string[] }>('changes')
      .find({ records: `festival/${festival}` }, { projection: OF_CHANGE })
      .sort({ _id: 1 })
      .toArray();
    const meant = recordsMeant(log, kind, change);
    return new Map(
      [...meant].map(([slug, other]) => [stableId(kind, slug).toHexString(), stableId(kind, other)]),
    );
  }

  async titlesByImdb(imdbIds: readonly string[]): Promise<ReadonlyMap<string, TitleCard>> {
    if (imdbIds.length === 0) return new Map();
    const titles = await this.connection
      .collection<KnownTitle>('titles')
      .find({ 'ids.imdb': { $in: [...imdbIds] } }, { projection: OF_TITLE })
      .toArray();
    return new Map(titles.map((title) => [title.ids!.imdb!, toTitleCard(title)]));
  }

  async titlesByName(name: string): Promise<TitleCard[]> {
    const joined = fold(name).replaceAll(' ', '');
    if (joined === '') return [];
    const titles = await this.connection
      .collection<StoredTitleCard>('titles')
      .find({ grams: joinedGram(joined) } as object, { projection: OF_TITLE })
      .limit(MAX_NAMESAKES)
      .toArray();
    return titles.map(toTitleCard);
  }

  async titleFacts(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, TitleFacts>> {
    const [titles, directed] = await Promise.all([
      this.#named<KnownTitle>('titles', ids, OF_TITLE),
      this.connection
        .collection<StoredCredit>('credits')
        .find({ titleId: { $in: [...ids] }, roleCategory: 'DIRECTOR' } as object)
        .toArray(),
    ]);
    const people = await this.personCards(directed.map(({ personId }) => personId));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return new Map(
      titles.map(({ _id, ids: known }) => {
        const own = directed.filter(({ titleId }) => titleId.equals(_id));
        const directors = own.flatMap(({ personId }) => names.get(personId.toHexString()) ?? []);
        return [_id.toHexString(), { imdbId: known?.imdb ?? null, directors }];
      }),
    );
  }

  async #named<Stored extends { readonly _id: Types.ObjectId }>(
    collection: string,
    ids: readonly Types.ObjectId[],
    projection: Readonly<Record<string, 1>>,
  ): Promise<Stored[]> {
    const records = await this.connection
      .collection(collection)
      .find<Stored>({ _id: { $in: [...ids] } }, { projection })
      .toArray();
    const byId = new Map(records.map((record) => [String(record._id), record]));
    return ids.flatMap((id) => byId.get(String(id)) ?? []);
  }
}
