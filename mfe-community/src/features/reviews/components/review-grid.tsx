import type { Review } from '@sinima/contracts/api';
import { ReviewCard } from './review-card.tsx';
import styles from './review-grid.module.css';

/** Reviews side by side, as many as fit. */
export function ReviewGrid({ reviews, level }: { reviews: readonly Review[]; level: 2 | 3 }) {
  return (
    <ul className={styles.grid}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} level={level} />
        </li>
      ))}
    </ul>
  );
}
