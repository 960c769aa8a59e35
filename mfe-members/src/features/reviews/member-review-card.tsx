import { dayText } from '@sinima/catalogue-ui/date-text';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import { RatingThreads } from '@sinima/ui-kit/rating-threads';
import type { ReactNode } from 'react';
import type { MemberReview } from '../../../api/openapi.ts';
import { MemberName } from '../../member/member-name.tsx';
import { ReviewText } from './review-text.tsx';
import * as messages from './reviews.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';
import * as actionsMessages from '../../../api/shapes/actions.messages.ts';
import * as reviewMessages from '../../../api/shapes/review.messages.ts';

const card =
  'me:grid me:max-w-[48rem] me:content-start me:gap-3 me:border-s-6 me:border-palm me:bg-surface me:p-4 ' +
  'me:in-[li:nth-child(even)]:border-terracotta';

interface MemberReviewCardProps {
  review: MemberReview;
  /** The reader's actions. Left out: the likes are counted. */
  actions?: ReactNode;
  /** Whether the title is named, as its heading. Left out: the page is the title’s. */
  titleLevel?: 2 | 3;
}

/** A review that a member wrote. */
export function MemberReviewCard({ review, actions, titleLevel }: MemberReviewCardProps): ReactNode {
  const text = useText();
  const { title, author, rating, likes, createdAt, editedAt } = review;
  const name = author?.displayName ?? text(actionsMessages.aMemberInSentence);
  const Heading = `h${titleLevel ?? 3}` as const;
  return (
    <article className={card} aria-label={text(reviewMessages.reviewOf, { title: title.displayTitle, name })}>
      {titleLevel === undefined ? null : (
        <Heading className="me:headline me:text-lg">
          <Link to={paths.title(title.slug)} className={linkClass({ variant: 'quiet' })}>
            {title.displayTitle}
          </Link>
        </Heading>
      )}
      <p className="me:flex me:flex-wrap me:items-center me:gap-x-3 me:gap-y-1">
        <MemberName member={author} />
        {rating === null ? null : <RatingThreads value={rating} />}
      </p>
      <ReviewText text={review.text} hasSpoilers={review.hasSpoilers} />
      <div className="me:flex me:flex-wrap me:items-center me:gap-x-3 me:gap-y-1 me:text-sm me:text-muted">
        <time dateTime={createdAt}>{dayText(createdAt, text.language)}</time>
        {editedAt === null ? null : (
          <span>{text(messages.editedOn, { day: dayText(editedAt, text.language) ?? '' })}</span>
        )}
        {actions ?? <span>{text(memberMessages.likeCount, { count: likes })}</span>}
      </div>
    </article>
  );
}
