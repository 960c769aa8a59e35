import type { Types } from 'mongoose';
import type { PersonCard } from './people/person-card.dto.ts';
import type { TitleCard } from './titles/title-card.dto.ts';

/** Which titles to read; no filter: all. */
export interface TitleFilter {
  /** English name, e.g. `Nigeria`. */
  readonly country?: string;
  /** Lower-case English word, e.g. `drama`. */
  readonly genre?: string;
}

/** The fields that distinguish titles of one name. */
export interface TitleFacts {
  /** `tt0104739`; null: not known. */
  readonly imdbId: string | null;
  readonly directors: readonly string[];
}

/**
 * What features read of the catalogue. Inject it: `constructor(private readonly catalogue: CatalogueReads)`. The
 * collections behind it are not theirs to read.
 */
export abstract class CatalogueReads {
  /** Return the best rated titles that pass a filter, at most `count` of them, up to 100. */
  abstract bestTitles(filter: TitleFilter, count: number): Promise<TitleCard[]>;
  /** Return the titles of these ids, as far as they exist, in their order. `stableId('title', slug)` is a title's id. */
  abstract titleCards(ids: readonly Types.ObjectId[]): Promise<TitleCard[]>;
  /** Return the people of these ids, as far as they exist, in their order. `stableId('person', slug)` is a person's id. */
  abstract personCards(ids: readonly Types.ObjectId[]): Promise<PersonCard[]>;
  /**
   * Return under which ids records are found now that were merged into others, by the former id. Ids that are still there, and those of
   * nothing, are left out. A BFF from before November 2026 does not have this call.
   */
  abstract mergedIds?(
    kind: 'title' | 'person',
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, Types.ObjectId>>;
  /**
   * Return under which ids records are found that a festival means since accepted changes after `change`, by the id of the one that it named
   * then: a record that was two may have become the other one here. Whom it means as before is left out. A BFF from before December 2026
   * does not have this call.
   */
  abstract idsMeant?(
    kind: 'title' | 'person',
    festival: string,
    change: number,
  ): Promise<ReadonlyMap<string, Types.ObjectId>>;
  /** Return the titles that have one of these ids of IMDb, by that id. */
  abstract titlesByImdb(imdbIds: readonly string[]): Promise<ReadonlyMap<string, TitleCard>>;
  /** Return the titles of this name, whatever its case, diacritics and spaces, at most 20. */
  abstract titlesByName(name: string): Promise<TitleCard[]>;
  /** Return what tells these titles apart, by the id of each that exists. */
  abstract titleFacts(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, TitleFacts>>;
}
