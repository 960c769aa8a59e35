import { cardRowClass } from '@sinima/catalogue-ui/card-row';
import { PageSection } from '@sinima/catalogue-ui/page-layout';
import { useQuery } from '@sinima/runtime';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { recentReviewsQuery } from '../features/home/api/home-queries.ts';
import { MemberReviewCard } from '../features/reviews/member-review-card.tsx';

const grid =
  'me:grid me:list-none me:gap-4 me:p-[var(--row-padding,0)] ' +
  'me:grid-cols-[var(--row-columns,repeat(auto-fill,minmax(min(100%,20rem),1fr)))]';

/** The latest reviews of members; nothing where there are none, or where they cannot be read. */
export default function RecentReviewsWidget(): ReactNode {
  const { data } = useQuery(recentReviewsQuery());
  if (!data?.items.length) return null;
  return (
    <PageSection>
      <SectionHeading title="What members write" />
      <ul className={`${grid} ${cardRowClass('three')}`}>
        {data.items.map((review) => (
          <li key={review.id}>
            <MemberReviewCard review={review} titleLevel={3} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
