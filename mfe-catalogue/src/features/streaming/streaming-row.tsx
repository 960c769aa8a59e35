import { cardRowClass } from '@sinima/catalogue-ui/card-row';
import { clothsOfTitles } from '@sinima/catalogue-ui/cloth-of-title';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { StreamingPlatform } from '@sinima/contracts/api';
import { ClothSheet } from '@sinima/ui-kit/cloth-sheet';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { streamingQuery } from './api/streaming-query.ts';
import { NothingStreams } from './nothing-streams.tsx';
import { StreamingCards } from './streaming-cards.tsx';

/** Posters of the row (`docs/specification.md §9`). */
const MAX_TITLES = 10;

/** What streams on a platform, or on any, as a row. While another platform loads, the former one stays in view. */
export function StreamingRow({ platform }: { platform: StreamingPlatform | undefined }): ReactNode {
  const row = cardRowClass('five');
  return (
    <Loaded
      query={streamingQuery(platform)}
      loading={<SkeletonGrid count={MAX_TITLES} label="Loading streaming titles" className={row} />}
      keepsFormer
    >
      {(titles, isFormer) => {
        const shown = titles.slice(0, MAX_TITLES);
        return shown.length === 0 ? (
          <NothingStreams platform={platform} />
        ) : (
          <ClothSheet kind="poster" cloths={clothsOfTitles(shown)}>
            <StreamingCards titles={shown} level={3} busy={isFormer} className={row} />
          </ClothSheet>
        );
      }}
    </Loaded>
  );
}
