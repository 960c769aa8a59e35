import { Skeleton } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';

/** The class of a grid of cards of occasions. In two columns the last of an odd number has a row of its own. */
export const occasionGridClass =
  'ca:grid ca:list-none ca:grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] ca:gap-5 ca:p-0 ' +
  'ca:sm:max-lg:grid-cols-2 ca:sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-full';

/** The places of such cards while they are on their way. */
export function OccasionSkeleton({ count, label }: { count: number; label: string }): ReactNode {
  return (
    <div className={occasionGridClass} role="status" aria-label={label}>
      {Array.from({ length: count }, (_unused, index) => (
        <Skeleton key={index} height="21rem" />
      ))}
    </div>
  );
}
