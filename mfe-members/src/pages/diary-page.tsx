import * as counts from '@sinima/catalogue-ui/counts';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { useSearchParams, useText } from '@sinima/runtime';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { RowList } from '../member/row-list.tsx';
import { diaryQuery, VIEWINGS_ON_PAGE } from '../features/diary/api/diary-query.ts';
import { DiaryRow } from '../features/diary/diary-row.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { useRefresh } from '../member/use-refresh.ts';
import * as messages from './diary-page.messages.ts';
import * as diaryMessages from '../../api/shapes/diary.messages.ts';

/** `/account/diary?page=` */
export default function DiaryPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  return (
    <AccountFrame
      title={text(diaryMessages.diary)}
      note={text(messages.whatYouWatchedAndWhen)}
      current="diary"
    >
      {() => <Diary page={pageNumberOf(search)} />}
    </AccountFrame>
  );
}

function Diary({ page }: { page: number }): ReactNode {
  const text = useText();
  const query = diaryQuery(page);
  const refresh = useRefresh(query);
  return (
    <PagedList
      query={query}
      page={page}
      pageSize={VIEWINGS_ON_PAGE}
      addressOf={memberPaths.diary}
      count={counts.viewingCount}
      loading={<SkeletonRows count={4} height="7rem" label={text(messages.loadingYourDiary)} />}
      empty={<p>{text(messages.yourDiaryIsEmptyOn)}</p>}
    >
      {(entries) => (
        <RowList items={entries} keyOf={({ id }) => id}>
          {(entry) => <DiaryRow entry={entry} onChange={refresh} />}
        </RowList>
      )}
    </PagedList>
  );
}
