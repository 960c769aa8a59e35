import * as counts from '@sinima/catalogue-ui/counts';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { Link, useSearchParams, useText, RichText } from '@sinima/runtime';
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
import * as messages from './moderation-page.messages.ts';

/** `/moderation?page=` */
export default function ModerationPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  return (
    <>
      <PageBanner title={text(messages.moderation)} slug="moderation" />
      <PageBody>
        <p>
          <RichText
            message={messages.logIsOpen}
            parts={{
              log: (content) => (
                <Link to={memberPaths.moderationLog()} className={linkClass()}>
                  {content}
                </Link>
              ),
            }}
          />
        </p>
        <SignedInPart>
          {({ role }) =>
            role === 'moderator' ? (
              <Queue page={pageNumberOf(search)} />
            ) : (
              <p>{text(messages.thisIsForModerators)}</p>
            )
          }
        </SignedInPart>
      </PageBody>
    </>
  );
}

function Queue({ page }: { page: number }): ReactNode {
  const text = useText();
  const query = queueQuery(page);
  const refresh = useRefresh(query);
  return (
    <PagedList
      query={query}
      page={page}
      pageSize={CASES_ON_PAGE}
      addressOf={memberPaths.moderation}
      count={counts.caseCount}
      loading={<SkeletonRows count={2} height="16rem" label={text(messages.loadingCases)} />}
      empty={<p>{text(messages.nothingWaitsForADecision)}</p>}
    >
      {(cases) => (
        <RowList items={cases} keyOf={({ id }) => id}>
          {(item) => <CaseCard item={item} onDecided={refresh} />}
        </RowList>
      )}
    </PagedList>
  );
}
