import type { TitleDetail } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import styles from './rating-card.module.css';

/** Return a number with its thousands apart; a dash where it is not known. */
function figure(value: number | null): string {
  return value === null ? '—' : value.toLocaleString('en-US');
}

/** How a title is rated, by how many, and where that places it. */
export function RatingCard({ title }: { title: TitleDetail }): ReactNode {
  const { bayesianRating: rating, ratingIsSample, rank } = title;
  return (
    <section className={styles.card} aria-label="Rating">
      {rating === null ? <p className={styles.none}>Not rated yet</p> : <Threads rating={rating} />}
      <dl className={styles.figures}>
        <div>
          <dt>Votes</dt>
          <dd>{figure(title.voteCount)}</dd>
        </div>
        <div>
          <dt>Rank</dt>
          <dd>{rank === null ? '—' : `#${figure(rank)}`}</dd>
        </div>
        <div>
          <dt>Page views</dt>
          <dd>{figure(title.pageViews)}</dd>
        </div>
      </dl>
      {rating !== null && ratingIsSample ? (
        <p className={styles.sample}>
          <Badge tone="warn">Sample</Badge> These votes are sample data.
        </p>
      ) : null}
    </section>
  );
}

function Threads({ rating }: { rating: number }): ReactNode {
  return (
    <>
      <p className={styles.rating}>
        <span className={styles.value}>{rating.toFixed(1)}</span>
        <span className={styles.scale}>/10</span>
      </p>
      <div
        className={styles.threads}
        role="progressbar"
        aria-label="Rating"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(rating * 10)}
        aria-valuetext={`${rating.toFixed(1)} out of 10`}
      >
        <span className={styles.filled} style={{ inlineSize: `${Math.round(rating * 10)}%` }} />
      </div>
    </>
  );
}
