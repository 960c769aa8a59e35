import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import { RatingSlider } from './rating-slider.tsx';
import * as messages from './rating.messages.ts';

/** Where the slider stands before the member moves it. */
const MIDDLE = 5.5;

interface RatingFormProps {
  /** Null: not rated yet. */
  rating: number | null;
  isBusy: boolean;
  /** Null: the rating is withdrawn. */
  onRate: (rating: number | null) => void;
}

/** Choose a rating, and save it or take it back. */
export function RatingForm({ rating, isBusy, onRate }: RatingFormProps): ReactNode {
  const text = useText();
  const [value, setValue] = useState(rating ?? MIDDLE);
  return (
    <form
      className="me:grid me:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onRate(value);
      }}
    >
      <RatingSlider label={text(messages.yourRating)} value={value} onChange={setValue} />
      <div className="me:flex me:flex-wrap me:gap-3">
        <button type="submit" className={buttonClass({ size: 'small' })} disabled={isBusy}>
          {text(messages.rateIt, { rating: value.toFixed(1) })}
        </button>
        {rating === null ? null : (
          <button
            type="button"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            disabled={isBusy}
            onClick={() => onRate(null)}
          >
            {text(messages.withdraw)}
          </button>
        )}
      </div>
    </form>
  );
}
