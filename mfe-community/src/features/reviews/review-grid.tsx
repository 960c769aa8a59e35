import type { Review } from '@sinima/contracts/api';
import { ReviewCard } from './review-card.tsx';

interface ReviewGridProps {
  reviews: readonly Review[];
  level: 2 | 3;
  /** Classes besides the grid's. */
  className?: string;
}

const grid =
  'co:grid co:list-none co:gap-4 co:p-[var(--row-padding,0)] ' +
  'co:grid-cols-[var(--row-columns,repeat(auto-fill,minmax(min(100%,20rem),1fr)))]';

/** Reviews side by side, as many as fit. */
export function ReviewGrid({ reviews, level, className = '' }: ReviewGridProps) {
  return (
    <ul className={`${grid} ${className}`}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} level={level} />
        </li>
      ))}
    </ul>
  );
}
