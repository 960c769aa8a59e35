import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { useSearchParams } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { RowList } from '../member/row-list.tsx';
import { DECISIONS_ON_PAGE, logQuery } from '../features/moderation/api/moderation-queries.ts';
import { DecisionCard } from '../features/moderation/decision-card.tsx';
import { memberPaths } from '../member/member-paths.ts';

/** `/moderation/log?page=` */
export default function ModerationLogPage(): ReactNode {
  const [search] = useSearchParams();
  const page = pageNumberOf(search);
  return (
    <>
      <PageBanner
        title="Moderation log"
        note="What moderators decided, and why. Without names: neither of authors, nor of members who reported."
        slug="moderation"
      />
      <PageBody>
        <PagedList
          query={logQuery(page)}
          page={page}
          pageSize={DECISIONS_ON_PAGE}
          addressOf={memberPaths.moderationLog}
          noun="decision"
          loading={<SkeletonRows count={4} height="8rem" label="Loading decisions" />}
          empty={<p>Moderators have not decided anything yet.</p>}
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
