import { cardRowClass } from '@sinima/catalogue-ui/card-row';
import { clothsOfTitles } from '@sinima/catalogue-ui/cloth-of-title';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { useText } from '@sinima/runtime';
import { ClothSheet } from '@sinima/ui-kit/cloth-sheet';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { recentReviewsQuery, REVIEWS_ON_HOME } from './api/recent-reviews-query.ts';
import { ReviewGrid } from './review-grid.tsx';
import * as messages from './reviews.messages.ts';
import { SampleReviews } from './sample-reviews.tsx';

/** The newest reviews, as a row. */
export function RecentReviews(): ReactNode {
  const text = useText();
  return (
    <Loaded
      query={recentReviewsQuery({ pageSize: REVIEWS_ON_HOME })}
      loading={
        <SkeletonRows
          count={REVIEWS_ON_HOME}
          height="16rem"
          sideBySide
          label={text(messages.loadingReviews)}
        />
      }
      empty={text(messages.noRecentReviews)}
    >
      {({ items }) => {
        const shown = items.slice(0, REVIEWS_ON_HOME);
        return (
          <>
            <SampleReviews reviews={shown} />
            <ClothSheet kind="poster" cloths={clothsOfTitles(shown.map(({ title }) => title))}>
              <ReviewGrid reviews={shown} level={3} className={cardRowClass('three')} />
            </ClothSheet>
          </>
        );
      }}
    </Loaded>
  );
}
