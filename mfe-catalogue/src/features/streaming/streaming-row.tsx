import { useText } from '@sinima/runtime';
import { cardRowClass } from '@sinima/catalogue-ui/card-row';
import { clothsOfTitles } from '@sinima/catalogue-ui/cloth-of-title';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import type { StreamingPlatform } from '@sinima/contracts/api';
import { ClothSheet } from '@sinima/ui-kit/cloth-sheet';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { ChosenCount } from '../../home/chosen-count.tsx';
import { KeptHeight } from '../../home/kept-height.tsx';
import { streamingQuery } from './api/streaming-query.ts';
import { NothingStreams } from './nothing-streams.tsx';
import { SamplePlatforms } from './sample-platforms.tsx';
import { StreamingCards } from './streaming-cards.tsx';
import * as messages from './streaming.messages.ts';

/** Posters of the row (`docs/specification.md §9`). */
const MAX_TITLES = 10;

/** The titles that stream on a platform, or on any, as a row. While another platform loads, the former one stays in view. */
export function StreamingRow({ platform }: { platform: StreamingPlatform | undefined }): ReactNode {
  const text = useText();
  const row = cardRowClass('five');
  return (
    <Loaded
      query={streamingQuery(platform)}
      loading={
        <SkeletonGrid count={MAX_TITLES} label={text(messages.loadingStreamingTitles)} className={row} />
      }
      keepsFormer
    >
      {({ items, total }, isFormer) => {
        const shown = items.slice(0, MAX_TITLES);
        return (
          <KeptHeight>
            <ChosenCount isKnown={!isFormer}>
              {total === 0 ? (
                <NothingStreams platform={platform} />
              ) : platform === undefined ? (
                text(messages.titlesOnAll, { count: total })
              ) : (
                text(messages.titlesOnPlatform, { count: total, platform })
              )}
            </ChosenCount>
            <SamplePlatforms titles={shown} />
            <ClothSheet kind="poster" cloths={clothsOfTitles(shown)}>
              <StreamingCards titles={shown} level={3} busy={isFormer} className={row} />
            </ClothSheet>
          </KeptHeight>
        );
      }}
    </Loaded>
  );
}
