import { reviewerOf, reviewWords } from '@sinima/catalogue-ui/review-texts';
import { TitlePoster } from '@sinima/catalogue-ui/title-poster';
import type { Review } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { RatingThreads } from '@sinima/ui-kit/rating-threads';
import type { ReactNode } from 'react';
import styles from './review-card.module.css';
import { writtenOn } from './review-date.ts';

/** A review beside the cloth of its title. `level` is that of its heading, which is the title's name. */
export function ReviewCard({ review, level = 3 }: { review: Review; level?: 2 | 3 }): ReactNode {
  const { title } = review;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div>
        <TitlePoster title={title} />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={paths.title(title.slug)} className={styles.link}>
            {title.displayTitle}
          </Link>
        </Heading>
        <RatingThreads value={review.rating} />
        <div className={styles.said} lang={review.language}>
          {review.headline === null ? null : <p className={styles.headline}>{review.headline}</p>}
          <p>{reviewWords(review)}</p>
        </div>
        <p className={styles.by}>
          <span>{reviewerOf(review)}</span>
          <time dateTime={review.createdAt}>{writtenOn(review)}</time>
          {review.isSample ? <Badge tone="warn">Sample</Badge> : null}
        </p>
      </div>
    </article>
  );
}
