import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { Link, useSearchParams } from '@sinima/runtime';
import { linkClass } from '@sinima/ui-kit/link';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { RowList } from '../member/row-list.tsx';
import { SignedInPart } from '../features/account/signed-in-part.tsx';
import { CASES_ON_PAGE, queueQuery } from '../features/moderation/api/moderation-queries.ts';
import { CaseCard } from '../features/moderation/case-card.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { useRefresh } from '../member/use-refresh.ts';

/** `/moderation?page=` */
export default function ModerationPage(): ReactNode {
  const [search] = useSearchParams();
  return (
    <>
      <PageBanner title="Moderation" slug="moderation" />
      <PageBody>
        <p>
          <Link to={memberPaths.moderationLog()} className={linkClass()}>
            The log of decisions
          </Link>{' '}
          is open to everybody.
        </p>
        <SignedInPart>
          {({ role }) =>
            role === 'moderator' ? <Queue page={pageNumberOf(search)} /> : <p>This is for moderators.</p>
          }
        </SignedInPart>
      </PageBody>
    </>
  );
}

function Queue({ page }: { page: number }): ReactNode {
  const query = queueQuery(page);
  const refresh = useRefresh(query);
  return (
    <PagedList
      query={query}
      page={page}
      pageSize={CASES_ON_PAGE}
      addressOf={memberPaths.moderation}
      noun="case"
      loading={<SkeletonRows count={2} height="16rem" label="Loading cases" />}
      empty={<p>Nothing waits for a decision.</p>}
    >
      {(cases) => (
        <RowList items={cases} keyOf={({ id }) => id}>
          {(item) => <CaseCard item={item} onDecided={refresh} />}
        </RowList>
      )}
    </PagedList>
  );
}
