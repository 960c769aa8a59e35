import * as counts from '@sinima/catalogue-ui/counts';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { useSearchParams, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { RowList } from '../member/row-list.tsx';
import { DECISIONS_ON_PAGE, logQuery } from '../features/moderation/api/moderation-queries.ts';
import { DecisionCard } from '../features/moderation/decision-card.tsx';
import { memberPaths } from '../member/member-paths.ts';
import * as messages from './moderation-log-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';

/** `/moderation/log?page=` */
export default function ModerationLogPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const page = pageNumberOf(search);
  return (
    <>
      <PageBanner
        title={text(messages.moderationLog)}
        note={text(messages.whatModeratorsDecidedAndWhy)}
        slug="moderation"
      />
      <PageBody>
        <PagedList
          query={logQuery(page)}
          page={page}
          pageSize={DECISIONS_ON_PAGE}
          addressOf={memberPaths.moderationLog}
          count={counts.decisionCount}
          loading={<SkeletonRows count={4} height="8rem" label={text(pagesMessages.loadingDecisions)} />}
          empty={<p>{text(messages.nothingDecidedYet)}</p>}
        >
          {(decisions) => (
            <RowList items={decisions} keyOf={({ id }) => id}>
              {(decision) => <DecisionCard decision={decision} />}
            </RowList>
          )}
        </PagedList>
      </PageBody>
    </>
  );
}
