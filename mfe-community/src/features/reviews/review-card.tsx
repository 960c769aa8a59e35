import { reviewerOf, reviewWords } from '@sinima/catalogue-ui/review-texts';
import { TitlePoster } from '@sinima/catalogue-ui/title-poster';
import type { Review } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { RatingThreads } from '@sinima/ui-kit/rating-threads';
import type { ReactNode } from 'react';
import * as messages from './reviews.messages.ts';
import { writtenOn } from './review-date.ts';

/** On a phone the words have the whole width, below the poster and the name. The edges of cards beside each other have the dyes in turn. */
const card =
  'co:grid co:h-full co:grid-cols-[4rem_minmax(0,1fr)] co:grid-rows-[auto_1fr] co:items-start co:gap-x-4 co:gap-y-3 ' +
  'co:border-t-6 co:border-terracotta co:sm:grid-cols-[5.5rem_minmax(0,1fr)] co:sm:gap-y-2 ' +
  'co:bg-surface co:p-4 co:in-[li:nth-child(3n+2)]:border-palm co:in-[li:nth-child(3n)]:border-ochre';

const link =
  'co:text-inherit co:no-underline co:hover:underline co:hover:decoration-ochre co:hover:decoration-3';

/** A review beside the cloth of its title. `level` is that of its heading, which is the title's name. */
export function ReviewCard({ review, level = 3 }: { review: Review; level?: 2 | 3 }): ReactNode {
  const text = useText();
  const { title, headline } = review;
  const words = reviewWords(review);
  const Heading = `h${level}` as const;
  return (
    <article className={card}>
      <div className="co:sm:row-span-2">
        <TitlePoster title={title} />
      </div>
      <div className="co:grid co:min-w-0 co:content-start co:gap-2">
        <Heading className="co:headline co:text-lg co:leading-[1.25] co:tracking-[0.015em]">
          <Link to={paths.title(title.slug)} className={link}>
            {title.displayTitle}
          </Link>
        </Heading>
        <RatingThreads value={review.rating} />
      </div>
      <div className="co:grid co:min-w-0 co:content-start co:gap-2 co:max-sm:col-span-full">
        {headline === null && words === undefined ? (
          <p>{text(messages.reviewWithoutWords)}</p>
        ) : (
          <div className="co:grid co:gap-1" lang={review.language} dir="auto">
            {headline === null ? null : <p className="co:font-bold">{headline}</p>}
            {words === undefined ? null : <p>{words}</p>}
          </div>
        )}
        <p className="co:flex co:flex-wrap co:items-center co:gap-x-3 co:gap-y-1 co:text-sm co:text-muted">
          <span>{reviewerOf(review, text)}</span>
          <time dateTime={review.createdAt}>{writtenOn(review, text)}</time>
          {review.isSample ? <Badge tone="warn">{text(messages.sampleReview)}</Badge> : null}
        </p>
      </div>
    </article>
  );
}
