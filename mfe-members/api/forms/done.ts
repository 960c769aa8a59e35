import { IsIn, IsOptional } from 'class-validator';

/** The messages of form pages after a write. */
export const DONE = {
  rated: 'Your rating is saved.',
  withdrawn: 'Your rating is withdrawn.',
  reviewed: 'Your review is saved.',
  unreviewed: 'Your review is deleted.',
  noted: 'It is in your diary.',
  followed: 'You follow them.',
  unfollowed: 'You follow them no more.',
  liked: 'You like it.',
  unliked: 'You like it no more.',
  reported: 'Reported. The moderators look at it. They do not learn who reported it.',
} as const;

export type Done = keyof typeof DONE;

/** The query of a form page. */
export class DoneQuery {
  @IsOptional()
  @IsIn(Object.keys(DONE))
  done?: Done;
}
