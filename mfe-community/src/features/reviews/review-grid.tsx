import type { Review } from '@sinima/contracts/api';
import { ReviewCard } from './review-card.tsx';
import styles from './review-grid.module.css';

interface ReviewGridProps {
  reviews: readonly Review[];
  level: 2 | 3;
  /** Classes besides the grid's. */
  className?: string;
}

/** Reviews side by side, as many as fit. */
export function ReviewGrid({ reviews, level, className = '' }: ReviewGridProps) {
  return (
    <ul className={`${styles.grid} ${className}`}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} level={level} />
        </li>
      ))}
    </ul>
  );
}
