import type { RoleCategory } from '@sinima/contracts/vocabulary';
import type { Votes } from '@sinima/bff/derived/bayesian-rating';
import type { TitleType } from '@sinima/contracts/vocabulary';

/** The source of a file. */
export type ImportSource = 'netflix' | 'justwatch' | 'imdb';

/** A title as a source describes it; what it does not say is absent. */
export interface ImportedTitle {
  readonly sourceId: string;
  readonly type: TitleType;
  readonly displayTitle: string;
  readonly originalTitle?: string | undefined;
  readonly releaseYear?: number | undefined;
  readonly runtimeMins?: number | undefined;
  readonly seasonCount?: number | undefined;
  readonly genres: readonly string[];
  /** The catalogue's names; absent where the source does not say. */
  readonly countries?: readonly string[] | undefined;
  readonly plotSummary?: string | undefined;
  readonly votes?: Votes | undefined;
}

/** A person as a source names them. */
export interface ImportedPerson {
  /** The source's id of this person. */
  readonly sourceId: string;
  /** Absent: named by another file, or by an earlier row. */
  readonly name?: string | undefined;
  readonly birthYear?: number | undefined;
  readonly deathYear?: number | undefined;
  /** The source has names only, so that nobody knows yet whether this is a person who is there already. */
  readonly isProvisional: boolean;
}

/** One part of one person in one title. */
export interface ImportedCredit {
  /** The title's id in the source. */
  readonly title: string;
  readonly person: ImportedPerson;
  readonly roleCategory: RoleCategory;
  readonly billingOrder?: number | undefined;
  readonly characterName?: string | undefined;
  /** Tell this credit from others of the same person in the same title. */
  readonly key: string;
}

/** The contents of one row of a file. */
export interface ImportedRow {
  readonly title?: ImportedTitle;
  readonly credits?: readonly ImportedCredit[];
  readonly person?: ImportedPerson;
  readonly votes?: { readonly title: string; readonly votes: Votes };
}

/** A finding in a row that is not as it should be. */
export interface Finding {
  readonly column: string;
  readonly value: string;
  readonly reason: string;
  readonly done: string;
}

/** The outcome for a row: `kept` with corrections or without, `rejected` for a fault, `left out` by choice. */
export type Outcome = 'kept' | 'rejected' | 'left out';

/** Take a note of a finding. */
export type Note = (column: string, value: string, reason: string, done: string) => void;

/** A row cannot be kept; the fields say where and why. */
export class RowRefusal extends Error {
  constructor(
    readonly outcome: Exclude<Outcome, 'kept'>,
    readonly column: string,
    readonly value: string,
    readonly reason: string,
  ) {
    super(reason);
  }
}
