import { PageLanguageQuery } from '@sinima/api/http/page-language';
import { IsIn, IsOptional } from 'class-validator';
import * as messages from './forms.messages.ts';

/** The messages of form pages after a write. */
export const DONE = {
  rated: messages.doneRated,
  withdrawn: messages.doneWithdrawn,
  reviewed: messages.doneReviewed,
  unreviewed: messages.doneUnreviewed,
  noted: messages.doneNoted,
  followed: messages.doneFollowed,
  unfollowed: messages.doneUnfollowed,
  liked: messages.doneLiked,
  unliked: messages.doneUnliked,
  reported: messages.doneReported,
} as const;

export type Done = keyof typeof DONE;

/** The query of a form page. */
export class DoneQuery extends PageLanguageQuery {
  @IsOptional()
  @IsIn(Object.keys(DONE))
  done?: Done;
}
