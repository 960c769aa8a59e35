import { CardList } from '@sinima/catalogue-ui/card-list';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import type { StreamingTitle } from '@sinima/contracts/api';
import type { ReactNode } from 'react';
import { Offers } from './offers.tsx';

/** Platforms on a card (`docs/specification.md §9`). */
const MAX_PLATFORMS = 2;

interface StreamingCardsProps {
  titles: readonly StreamingTitle[];
  level: 2 | 3;
  /** Whether each platform has a line of its own, with the way there and where it is offered. */
  withOffers?: boolean;
  /** Others are on their way. */
  busy?: boolean;
  /** Classes besides the grid's. */
  className?: string;
}

/** Titles with where they stream. */
export function StreamingCards({
  titles,
  level,
  withOffers = false,
  ...list
}: StreamingCardsProps): ReactNode {
  return (
    <CardList items={titles} {...list}>
      {(title) => (
        <TitleRecordCard title={title} level={level}>
          {withOffers ? (
            <Offers offers={title.offers} />
          ) : (
            <p className="ca:text-sm ca:font-bold ca:text-muted">
              {title.streamingPlatforms.slice(0, MAX_PLATFORMS).join(' · ')}
            </p>
          )}
        </TitleRecordCard>
      )}
    </CardList>
  );
}
