/**
 * A remote's own part of the API: written in its folder `api/`, released, tried, rolled back with it, and run in a process
 * of its own (`docs/guides/your-own-api.md`).
 */

/**
 * Calls of the API's core by which a part writes into the catalogue. `figures`: average, votes and rank by title id;
 * `changes`: changes of records, to check or, once accepted, to apply; `suspensions`: members who may not write, which the core
 * tells all parts.
 */
export const CATALOGUE_WRITES = ['figures', 'changes', 'suspensions'] as const;

/** One of the {@link CATALOGUE_WRITES}. */
export type CatalogueWrite = (typeof CATALOGUE_WRITES)[number];

/** A collection whose records have a page each: search finds them by `name` and `otherNames`, in the order of `order`. */
export interface SearchedCollection {
  readonly kind: string;
  readonly collection: string;
}

/**
 * Calls that the core makes about one member, who is named as in every call of a member. Addresses are paths below `/api/` at the
 * part's prefixes, without parameters.
 */
export interface CallsAboutMembers {
  /** `DELETE` of it deletes all that the part keeps of the member. The account is deleted after all parts have answered. */
  readonly deletion: string;
  /** `GET` of it notes the member's profile or suspension, which has changed; left out: the part keeps neither. */
  readonly profile?: string;
}

/** What a remote declares of its part of the API, in `remote.config.ts`. */
export interface ApiPartDeclaration {
  /**
   * Beginnings of its addresses, at least one: `['festivals']` for `/api/festivals` and all below it. Below an address of
   * the core, only what `api-openings.ts` names.
   */
  readonly prefixes: readonly string[];
  /** Its collections. It opens no others, and no other part opens them. */
  readonly collections: readonly string[];
  /** How it writes into the catalogue; left out: it only reads it. */
  readonly writes?: readonly CatalogueWrite[];
  /** How it deletes what it keeps of a member, and learns of a changed profile; left out: it keeps nothing of members. */
  readonly aboutMembers?: CallsAboutMembers;
  /** Which of its collections search finds. */
  readonly searched?: readonly SearchedCollection[];
  /** Names of the environment variables that its process is given; it sees no others. */
  readonly settings?: readonly string[];
}

/**
 * A change of a part's stored records. `expand` adds what the new version needs, and leaves all that the live one reads;
 * `contract` takes away what no version in use reads any more.
 */
export interface DeclaredMigration {
  /** Name of its file: `0001-add-country`. */
  readonly name: string;
  readonly kind: 'expand' | 'contract';
}

/** The API part of one release. */
export interface BuiltApiPart extends ApiPartDeclaration {
  /**
   * The ES module that its process runs, a content address. It imports the packages of `shared` and nothing else; its
   * default export is that of `api/part.ts`, with `migrations` in their order.
   */
  readonly module: string;
  /** Its slice of the contract, an OpenAPI document; a content address. */
  readonly contract: string;
  /** What its collections hold from the start, by collection, in MongoDB's Extended JSON; a content address. Left out: it brings none. */
  readonly records?: string;
  /** Packages that the module takes from the process that runs it, with the versions that it was built against. */
  readonly shared: Readonly<Record<string, string>>;
  readonly migrations: readonly DeclaredMigration[];
}
