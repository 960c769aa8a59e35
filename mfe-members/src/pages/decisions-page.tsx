import * as counts from '@sinima/catalogue-ui/counts';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { useSearchParams, useText } from '@sinima/runtime';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { RowList } from '../member/row-list.tsx';
import { DECISIONS_ON_PAGE, ownDecisionsQuery } from '../features/moderation/api/moderation-queries.ts';
import { OwnDecision } from '../features/moderation/own-decision.tsx';
import { LimitNotice } from '../member/limit-notice.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { useMemberState } from '../member/state-query.ts';
import * as messages from './decisions-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';

/** `/account/decisions?page=` */
export default function DecisionsPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  return (
    <AccountFrame
      title={text(messages.decisions)}
      note={text(messages.whatModeratorsDecidedAboutYou)}
      current="decisions"
    >
      {() => <Decisions page={pageNumberOf(search)} />}
    </AccountFrame>
  );
}

function Decisions({ page }: { page: number }): ReactNode {
  const text = useText();
  const { state } = useMemberState({});
  return (
    <>
      {state?.limit ? <LimitNotice limit={state.limit} /> : null}
      <PagedList
        query={ownDecisionsQuery(page)}
        page={page}
        pageSize={DECISIONS_ON_PAGE}
        addressOf={memberPaths.decisions}
        count={counts.decisionCount}
        loading={<SkeletonRows count={2} height="8rem" label={text(pagesMessages.loadingDecisions)} />}
        empty={<p>{text(messages.moderatorsHaveNotDecidedAnything)}</p>}
      >
        {(decisions) => (
          <RowList items={decisions} keyOf={({ id }) => id}>
            {(decision) => <OwnDecision known={decision} />}
          </RowList>
        )}
      </PagedList>
    </>
  );
}
