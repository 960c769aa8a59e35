import { ApiFormat, ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';
import { MemberRef } from '../account/member-ref.dto.ts';
import { MemberListCard } from '../lists/member-list.dto.ts';
import { MemberReview } from '../reviews/member-review.dto.ts';

export const ACTIVITY_KINDS = ['review', 'list'] as const;

/** Something that a member with a public profile did in public. */
@Samples<Activity>({ kind: 'review', at: '2026-01-16T19:30:00.000Z', list: null })
export class Activity {
  @ApiWord(ACTIVITY_KINDS, 'ActivityKind')
  kind!: (typeof ACTIVITY_KINDS)[number];

  member!: MemberRef;

  @ApiFormat('date-time')
  at!: string;

  /** Of kind `review`. */
  review!: MemberReview | null;

  /** Of kind `list`. */
  list!: MemberListCard | null;
}
