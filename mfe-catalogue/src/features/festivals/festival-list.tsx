import { useText } from '@sinima/runtime';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { festivalsQuery } from './api/festivals-query.ts';
import { FestivalCard } from './festival-card.tsx';
import * as messages from './festivals.messages.ts';

/** All festivals, each of which can be led to by its slug. */
export function FestivalList(): ReactNode {
  const text = useText();
  return (
    <Loaded
      query={festivalsQuery()}
      loading={<SkeletonRows count={16} height="18rem" sideBySide label={text(messages.loadingFestivals)} />}
      empty={text(messages.noFestivalsAvailable)}
    >
      {(festivals) => (
        <ul className="ca:grid ca:list-none ca:grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] ca:gap-5 ca:p-0 ca:[--occasion-cloth:8rem]">
          {festivals.map((festival) => (
            <li key={festival.id} id={festival.slug}>
              <FestivalCard festival={festival} level={2} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
