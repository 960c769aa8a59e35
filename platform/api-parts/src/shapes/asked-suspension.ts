import type { Suspension } from '@sinima/api/members/part-member';

/** The body of a part's call `suspensions`. */
export interface AskedSuspension {
  /** 24 hexadecimal digits. */
  readonly member: string;
  /** Null: the member is suspended no more. */
  readonly suspension: Suspension | null;
}
