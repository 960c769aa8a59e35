import { SampleNote } from '@sinima/catalogue-ui/sample-note';
import type { Review } from '@sinima/contracts/api';
import type { ReactNode } from 'react';

/** The line that says that these reviews are samples; nothing where people have written them. */
export function SampleReviews({ reviews }: { reviews: readonly Review[] }): ReactNode {
  return <SampleNote of="reviews" isShown={reviews.some(({ isSample }) => isSample)} />;
}
