import { useText } from '@sinima/runtime';
import { CardList } from '@sinima/catalogue-ui/card-list';
import { clothsOfTitles } from '@sinima/catalogue-ui/cloth-of-title';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { hasSampleRating, SampleNote } from '@sinima/catalogue-ui/sample-note';
import { RatedTitleCard } from '@sinima/catalogue-ui/title-record-card';
import { sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ClothSheet } from '@sinima/ui-kit/cloth-sheet';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { trendingQuery } from '../../titles/trending-query.ts';
import * as messages from './trending.messages.ts';

/** A phone draws the row sideways; a wide screen has the first four large, and the others beside their posters. */
const wallClass =
  `${sidewaysClass} ca:max-sm:auto-cols-[12rem] ca:lg:gap-x-5 ca:lg:gap-y-6 ` +
  'ca:lg:[&>:nth-child(n+5)>*]:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] ca:lg:[&>:nth-child(n+5)>*]:items-end';

/** Every title that is trending, in four columns. */
export function TrendingTitles(): ReactNode {
  const text = useText();
  return (
    <Loaded
      query={trendingQuery()}
      loading={
        <SkeletonGrid
          count={8}
          columns="four"
          className={wallClass}
          label={text(messages.loadingTrendingTitles)}
        />
      }
      empty={text(messages.noTrendingContentAvailableAt)}
    >
      {({ items }) => (
        <>
          <SampleNote of="ratings" isShown={hasSampleRating(items)} />
          <ClothSheet kind="poster" cloths={clothsOfTitles(items)}>
            <CardList items={items} columns="four" className={wallClass}>
              {(title) => <RatedTitleCard title={title} />}
            </CardList>
          </ClothSheet>
        </>
      )}
    </Loaded>
  );
}
