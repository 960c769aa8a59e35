import { englishData } from '@sinima/catalogue-ui/english-data';
import { useText } from '@sinima/runtime';
import { CardList } from '@sinima/catalogue-ui/card-list';
import { clothsOfTitles } from '@sinima/catalogue-ui/cloth-of-title';
import { Loaded } from '@sinima/catalogue-ui/loaded';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import { sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ClothSheet } from '@sinima/ui-kit/cloth-sheet';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { UPCOMING_COUNT, upcomingQuery } from './api/upcoming-query.ts';
import { releaseText } from './release-text.ts';
import * as messages from './upcoming.messages.ts';

/** Films that are announced, each with its day and, where a row has room for it, its plot. */
export function UpcomingTitles(): ReactNode {
  const text = useText();
  const grid = { columns: 'four', className: `${sidewaysClass} ca:max-sm:auto-cols-[13rem]` } as const;
  return (
    <Loaded
      query={upcomingQuery()}
      loading={<SkeletonGrid count={UPCOMING_COUNT} {...grid} label={text(messages.loadingUpcomingTitles)} />}
      empty={text(messages.noFilmIsAnnouncedAt)}
    >
      {(titles) => {
        const shown = titles.slice(0, UPCOMING_COUNT);
        return (
          <ClothSheet kind="poster" cloths={clothsOfTitles(shown)}>
            <CardList items={shown} {...grid}>
              {(title) => (
                <TitleRecordCard title={title} meta={releaseText(title, text)}>
                  {title.plotSummary === null ? null : (
                    <p className="ca:text-sm ca:text-muted ca:max-sm:hidden" {...englishData(text)}>
                      {title.plotSummary}
                    </p>
                  )}
                </TitleRecordCard>
              )}
            </CardList>
          </ClothSheet>
        );
      }}
    </Loaded>
  );
}
