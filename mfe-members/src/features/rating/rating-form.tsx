import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import { RatingSlider } from './rating-slider.tsx';

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
  const [value, setValue] = useState(rating ?? MIDDLE);
  return (
    <form
      className="me:grid me:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onRate(value);
      }}
    >
      <RatingSlider label="Your rating" value={value} onChange={setValue} />
      <div className="me:flex me:flex-wrap me:gap-3">
        <button type="submit" className={buttonClass({ size: 'small' })} disabled={isBusy}>
          Rate it {value.toFixed(1)}
        </button>
        {rating === null ? null : (
          <button
            type="button"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            disabled={isBusy}
            onClick={() => onRate(null)}
          >
            Withdraw
          </button>
        )}
      </div>
    </form>
  );
}
