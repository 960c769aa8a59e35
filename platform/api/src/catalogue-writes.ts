import type { CatalogueChange, ChangeAnswer } from '@sinima/data/change';
import type { Suspension } from './members/part-member.ts';

export { CHANGE_KINDS, CHANGE_LICENCE, DECIDED_BY, RECORD_KINDS } from '@sinima/data/change';
export type {
  CatalogueChange,
  ChangeAnswer,
  ChangeKind,
  ChangeProblem,
  ChangeSource,
  FieldChange,
  FieldConflict,
  RecordKind,
  RecordName,
  SplitFacts,
} from '@sinima/data/change';

/** Visitors' figures for one title. */
export interface TitleFigures {
  /** The title's id, 24 hexadecimal digits. */
  readonly title: string;
  /** Mean of the votes, 1 to 10. Null: nobody voted. */
  readonly average: number | null;
  readonly votes: number;
}

/** How many titles one call of {@link CatalogueWrites.figures} may name. */
export const MAX_FIGURES = 500;

/**
 * How parts write into the catalogue, and suspend members: by the API's core, which checks it. A part declares in `remote.config.ts` which of
 * these calls it makes (`api.writes`).
 */
export abstract class CatalogueWrites {
  /**
   * Write the figures of up to 500 titles into the catalogue. Pages show them when they are made again. Ratings and ranks follow from the
   * figures of all titles, by one formula.
   *
   * @throws Error when the part does not declare it, or a figure is wrong
   */
  abstract figures(figures: readonly TitleFigures[]): Promise<void>;

  /**
   * Check a change by the rules of the catalogue, as they stand now, without writing it. `accepted` has the sequence of the log's
   * last change.
   *
   * @throws Error when the part does not declare `changes`, nobody waits for an answer, or it is no change
   */
  abstract checkChange(change: CatalogueChange): Promise<ChangeAnswer>;

  /**
   * Write an accepted change into the log and the catalogue. It is shown when this resolves; a change of the same `edit` is not
   * written again, and answered as the first time.
   *
   * @throws Error when the part does not declare `changes`, nobody waits for an answer, or it is no change
   */
  abstract applyChange(change: CatalogueChange): Promise<ChangeAnswer>;

  /**
   * Suspend a member, or, with null, lift that. The core names it to all parts with each call of the member, and to those that declare
   * `aboutMembers.profile` before this resolves. A member whose account is deleted is passed over.
   *
   * @param member 24 hexadecimal digits
   * @throws Error when the part does not declare `suspensions`, or something is wrong
   */
  abstract suspend(member: string, suspension: Suspension | null): Promise<void>;
}
