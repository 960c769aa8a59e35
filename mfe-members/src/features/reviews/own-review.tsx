import { ErrorArea } from '@sinima/ui-kit/error-area';
import { useQuery, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { useRef, useState, type ReactNode } from 'react';
import type { OwnReview } from '../../../api/openapi.ts';
import { DeleteButton } from '../../member/delete-button.tsx';
import { deleteReview } from './api/send-review.ts';
import { ownReviewQuery } from './api/own-review-query.ts';
import { ReviewEditor } from './review-editor.tsx';
import { ReviewState } from './review-state.tsx';
import { ReviewText } from './review-text.tsx';
import * as messages from './reviews.messages.ts';
import * as reviewMessages from '../../../api/shapes/review.messages.ts';

interface OwnReviewProps {
  slug: string;
  hasReview: boolean;
  /** Nothing new can be published; what there is can be read and deleted. */
  isLimited: boolean;
}

/** The member’s own review of a title: read, or where it could not be, said so. */
export function OwnReviewOfTitle({ slug, hasReview, isLimited }: OwnReviewProps): ReactNode {
  const text = useText();
  const { data, isError, refetch } = useQuery({ ...ownReviewQuery(slug), enabled: hasReview });
  if (isError) return <ErrorArea onRetry={() => void refetch()} />;
  if (hasReview && data === undefined)
    return <SkeletonRows count={1} height="8rem" label={text(messages.loadingYourReview)} />;
  return <KnownReview slug={slug} known={data ?? null} isLimited={isLimited} />;
}

interface KnownReviewProps {
  slug: string;
  known: OwnReview | null;
  isLimited: boolean;
}

function KnownReview({ slug, known, isLimited }: KnownReviewProps): ReactNode {
  const text = useText();
  const [review, setReview] = useState(known);
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);

  const close = (): void => {
    setEditing(false);
    // The button is there again with the next frame.
    requestAnimationFrame(() => edit.current?.focus());
  };
  if (isEditing)
    return (
      <ReviewEditor
        slug={slug}
        review={review}
        onCancel={close}
        onSaved={(saved) => {
          setReview(saved);
          close();
        }}
      />
    );
  const editButton = (label: string): ReactNode => (
    <button
      ref={edit}
      type="button"
      className={buttonClass({ variant: 'secondary', size: 'small' })}
      onClick={() => setEditing(true)}
    >
      {label}
    </button>
  );
  if (review === null) return isLimited ? null : <p>{editButton(text(messages.writeAReview))}</p>;
  return (
    <article className="me:grid me:max-w-measure me:gap-3 me:border-s-6 me:border-ochre me:bg-surface me:p-4">
      <h3 className="me:headline me:text-lg">{text(reviewMessages.yourReview)}</h3>
      <ReviewState review={review} />
      <ReviewText {...review} />
      <div className="me:flex me:flex-wrap me:gap-3">
        {isLimited ? null : editButton(text(messages.edit))}
        <DeleteButton
          label={text(reviewMessages.deleteYourReview)}
          confirm={text(messages.deleteYourReviewForGood)}
          remove={() => deleteReview(slug)}
          onRemoved={() => setReview(null)}
        />
      </div>
    </article>
  );
}
