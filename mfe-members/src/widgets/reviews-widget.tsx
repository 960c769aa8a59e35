import { useParams } from '@sinima/runtime';
import type { ReactNode } from 'react';
import { TitleReviews } from '../features/reviews/title-reviews.tsx';

/** Beside the reviews of a title: those that members wrote. */
export default function ReviewsWidget(): ReactNode {
  const { slug = '' } = useParams();
  return <TitleReviews key={slug} slug={slug} />;
}
