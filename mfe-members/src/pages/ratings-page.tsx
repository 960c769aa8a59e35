import * as counts from '@sinima/catalogue-ui/counts';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { Link, useSearchParams, useText } from '@sinima/runtime';
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
import * as messages from './ratings-page.messages.ts';

/** `/account/ratings?sort=&page=` */
export default function RatingsPage(): ReactNode {
  const text = useText();
  return (
    <AccountFrame title={text(messages.ratings)} note={text(messages.eachIsOneVoteIn)} current="ratings">
      {() => <Ratings />}
    </AccountFrame>
  );
}

function Ratings(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const sort = ratingSortOf(search);
  const page = pageNumberOf(search);
  const addressOf = (other: number, order: string = sort): string =>
    `${memberPaths.ratings()}?${new URLSearchParams({ sort: order, page: String(other) }).toString()}`;
  return (
    <>
      <TabLinks
        Link={Link}
        label={text(messages.order)}
        tabs={RATING_SORTS.map(({ id, label }) => ({ id, label: text(label), to: addressOf(1, id) }))}
        current={sort}
      />
      <PagedList
        query={ownRatingsQuery(sort, page)}
        page={page}
        pageSize={RATINGS_ON_PAGE}
        addressOf={(other) => addressOf(other)}
        count={counts.ratingCount}
        loading={<SkeletonRows count={4} height="7rem" label={text(messages.loadingYourRatings)} />}
        empty={<p>{text(messages.youHaveNotRatedAnything)}</p>}
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
