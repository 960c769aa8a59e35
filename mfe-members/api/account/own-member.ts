import type { PartMember } from '@sinima/api/members/part-member';
import type { Types } from 'mongoose';
import type { AccountLimit } from './limit.dto.ts';

/** The signed-in member of a call, with the account's limit. */
export interface OwnMember extends Omit<PartMember, 'id'> {
  readonly id: Types.ObjectId;
  /** Null: the account is not limited. */
  readonly limit: AccountLimit | null;
}
