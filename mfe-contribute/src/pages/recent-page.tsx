import * as counts from '@sinima/catalogue-ui/counts';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { useSearchParams, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { EDITS_ON_PAGE, recentEditsQuery } from '../features/edits/api/edit-queries.ts';
import { EditList } from '../features/edits/edit-list.tsx';
import { ReviewTimes } from '../features/edits/review-times.tsx';
import { contributePaths } from '../paths/contribute-paths.ts';
import * as messages from './recent-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';

/** `/contribute/recent?page=` */
export default function RecentPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const page = pageNumberOf(search);
  return (
    <>
      <PageBanner
        title={text(pagesMessages.recentChanges)}
        note={text(messages.recentNote)}
        slug="recent-changes"
      >
        <p>
          <a href="/feeds/recent-changes.atom">{text(messages.atomFeed)}</a>
        </p>
      </PageBanner>
      <PageBody>
        <ReviewTimes />
        <PagedList
          query={recentEditsQuery(page)}
          page={page}
          pageSize={EDITS_ON_PAGE}
          addressOf={contributePaths.recent}
          count={counts.changeCount}
          loading={<SkeletonRows count={4} height="8rem" label={text(messages.loadingChanges)} />}
          empty={<p>{text(messages.nothingChanged)}</p>}
        >
          {(edits) => <EditList edits={edits} />}
        </PagedList>
      </PageBody>
    </>
  );
}
