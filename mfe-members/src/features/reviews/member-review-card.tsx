import { countText } from '@sinima/catalogue-ui/count-text';
import { dayText } from '@sinima/catalogue-ui/date-text';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import { RatingThreads } from '@sinima/ui-kit/rating-threads';
import type { ReactNode } from 'react';
import type { MemberReview } from '../../../api/openapi.ts';
import { MemberName } from '../../member/member-name.tsx';
import { LikeButton } from './like-button.tsx';
import { ReportButton } from './report-button.tsx';
import { ReviewText } from './review-text.tsx';

const card =
  'me:grid me:max-w-[48rem] me:content-start me:gap-3 me:border-s-6 me:border-palm me:bg-surface me:p-4 ' +
  'me:in-[li:nth-child(even)]:border-terracotta';

/** What the reader is to a review; undefined: anonymous, or not known yet. */
export interface ReaderOfReview {
  readonly isLiked: boolean;
  readonly isOwn: boolean;
  /** The account is limited: it neither likes nor reports. */
  readonly isLimited: boolean;
}

interface MemberReviewCardProps {
  review: MemberReview;
  reader?: ReaderOfReview | undefined;
  /** Whether the title is named, as its heading. Left out: the page is the title’s. */
  titleLevel?: 2 | 3;
}

/** A review that a member wrote, and what its reader can do with it. */
export function MemberReviewCard({ review, reader, titleLevel }: MemberReviewCardProps): ReactNode {
  const { id, title, author, rating, likes, createdAt, editedAt } = review;
  const what = `the review by ${author?.displayName ?? 'a member'}`;
  const canAct = reader !== undefined && !reader.isOwn && !reader.isLimited;
  const Heading = `h${titleLevel ?? 3}` as const;
  return (
    <article
      className={card}
      aria-label={`Review of ${title.displayTitle} by ${author?.displayName ?? 'a member'}`}
    >
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
        <time dateTime={createdAt}>{dayText(createdAt)}</time>
        {editedAt === null ? null : <span>edited {dayText(editedAt)}</span>}
        {canAct ? (
          <>
            <LikeButton kind="reviews" id={id} what={what} likes={likes} isLiked={reader.isLiked} />
            <ReportButton kind="review" subject={id} what={what} />
          </>
        ) : (
          <span>{countText(likes, 'like')}</span>
        )}
      </div>
    </article>
  );
}
