import { useText } from '@sinima/runtime';
import { dayText } from '@sinima/catalogue-ui/date-text';
import { buttonClass } from '@sinima/ui-kit/button';
import { RatingThreads } from '@sinima/ui-kit/rating-threads';
import { useRef, useState, type ReactNode } from 'react';
import type { RatedTitle } from '../../../api/openapi.ts';
import { TitleRow } from '../../member/title-row.tsx';
import { RatingForm } from './rating-form.tsx';
import { useOwnRating } from './use-own-rating.ts';
import * as messages from './rating.messages.ts';
import * as memberMessages from '../../member/member.messages.ts';

/** One of the member’s ratings, changed or withdrawn in its place. */
export function RatingRow({ rated }: { rated: RatedTitle }): ReactNode {
  const text = useText();
  const { title, ratedAt } = rated;
  const { rating, isBusy, rate } = useOwnRating(title.slug, rated.rating);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <TitleRow title={title}>
      <p className="me:flex me:flex-wrap me:items-center me:gap-x-3 me:gap-y-1">
        {rating === null ? text(messages.notRatedYet) : <RatingThreads value={rating} />}
        <time dateTime={ratedAt} className="me:text-sm me:text-muted">
          {dayText(ratedAt, text.language)}
        </time>
      </p>
      <p>
        <button
          ref={button}
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          aria-expanded={isOpen}
          aria-label={text(messages.changeRatingOf, { title: title.displayTitle })}
          onClick={() => setOpen(!isOpen)}
        >
          {text(memberMessages.change)}
        </button>
      </p>
      {isOpen ? (
        <RatingForm
          rating={rating}
          isBusy={isBusy}
          onRate={(next) => {
            setOpen(false);
            button.current?.focus();
            void rate(next);
          }}
        />
      ) : null}
    </TitleRow>
  );
}
