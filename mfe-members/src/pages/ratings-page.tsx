import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { Link, useSearchParams } from '@sinima/runtime';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { RowList } from '../member/row-list.tsx';
import {
  ownRatingsQuery,
  RATINGS_ON_PAGE,
  RATING_SORTS,
  ratingSortOf,
} from '../features/rating/api/own-ratings-query.ts';
import { RatingRow } from '../features/rating/rating-row.tsx';
import { memberPaths } from '../member/member-paths.ts';

/** `/account/ratings?sort=&page=` */
export default function RatingsPage(): ReactNode {
  return (
    <AccountFrame
      title="Ratings"
      note="Each is one vote in the average of its title. Others see it only beside your review."
      current="ratings"
    >
      {() => <Ratings />}
    </AccountFrame>
  );
}

function Ratings(): ReactNode {
  const [search] = useSearchParams();
  const sort = ratingSortOf(search);
  const page = pageNumberOf(search);
  const addressOf = (other: number, order: string = sort): string =>
    `${memberPaths.ratings()}?${new URLSearchParams({ sort: order, page: String(other) }).toString()}`;
  return (
    <>
      <TabLinks
        Link={Link}
        label="Order"
        tabs={RATING_SORTS.map(({ id, label }) => ({ id, label, to: addressOf(1, id) }))}
        current={sort}
      />
      <PagedList
        query={ownRatingsQuery(sort, page)}
        page={page}
        pageSize={RATINGS_ON_PAGE}
        addressOf={(other) => addressOf(other)}
        noun="rating"
        loading={<SkeletonRows count={4} height="7rem" label="Loading your ratings" />}
        empty={<p>You have not rated anything yet. “Rate this title” is in the head of each title.</p>}
      >
        {(ratings) => (
          <RowList items={ratings} keyOf={({ title }) => title.id}>
            {(rated) => <RatingRow rated={rated} />}
          </RowList>
        )}
      </PagedList>
    </>
  );
}
