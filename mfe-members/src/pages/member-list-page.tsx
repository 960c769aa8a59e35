import { listKind } from '@sinima/catalogue-ui/record-kinds/list';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { RecordNotFound } from '@sinima/catalogue-ui/record-not-found';
import { isMissing, useParams, useQuery, useText } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import type { MemberList } from '../../api/openapi.ts';
import { TitleRow } from '../member/title-row.tsx';
import { memberListQuery } from '../features/lists/api/list-queries.ts';
import { ListByline } from '../features/lists/list-byline.tsx';
import { LikeButton } from '../features/reviews/like-button.tsx';
import { ReportButton } from '../features/reviews/report-button.tsx';
import { FormLink } from '../member/form-link.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { useMemberState } from '../member/state-query.ts';
import * as messages from './member-list-page.messages.ts';
import * as memberMessages from '../member/member.messages.ts';

/** `/member-lists/{key}` */
export default function MemberListPage(): ReactNode {
  const text = useText();
  const { key = '' } = useParams();
  const { data: list, error, refetch } = useQuery(memberListQuery(key));
  if (isMissing(error)) return <RecordNotFound kind={listKind} />;
  if (list !== undefined) return <LoadedList list={list} />;
  return (
    <>
      <PageBanner title={text(messages.list)} slug={key} kind="list" />
      <PageBody>
        {error ? (
          <ErrorArea onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={4} height="7rem" label={text(messages.loadingTheList)} />
        )}
      </PageBody>
    </>
  );
}

function LoadedList({ list }: { list: MemberList }): ReactNode {
  const text = useText();
  const { key, name, description, author, authors, items, itemCount } = list;
  return (
    <>
      <PageBanner
        title={name}
        isName
        slug={key}
        kind="list"
        note={text(memberMessages.titleCount, { count: itemCount })}
      />
      <PageBody>
        <p className="me:flex me:flex-wrap me:items-center me:gap-x-4 me:gap-y-2">
          <ListByline author={author} authors={authors} />
          <Actions list={list} />
        </p>
        {description === null ? null : (
          <p className="me:max-w-measure me:whitespace-pre-line me:wrap-anywhere">{description}</p>
        )}
        {items.length === 0 ? <p>{text(messages.nothingIsOnThisList)}</p> : null}
        <ol className="me:grid me:list-none me:gap-3 me:p-0">
          {items.map(({ title, note }) => (
            <li key={title.id}>
              <TitleRow title={title}>
                {note === null ? null : <p className="me:whitespace-pre-line me:wrap-anywhere">{note}</p>}
              </TitleRow>
            </li>
          ))}
        </ol>
      </PageBody>
    </>
  );
}

/** A signed-in reader's actions on a list of somebody else. */
function Actions({ list: { key, name, likes } }: { list: MemberList }): ReactNode {
  const text = useText();
  const { state } = useMemberState({ lists: [key] });
  const what = text(messages.theListName, { name });
  if (state === undefined || state.limit !== null || state.ownLists.includes(key))
    return (
      <>
        <span className="me:text-muted">{text(memberMessages.likeCount, { count: likes })}</span>
        {state === undefined ? (
          <FormLink
            to={memberPaths.sharedForms('lists', key)}
            action={text(memberMessages.likeOrReport)}
            label={text(messages.likeOrReportList, { name })}
          />
        ) : null}
      </>
    );
  return (
    <>
      <LikeButton kind="lists" id={key} what={what} likes={likes} isLiked={state.likedLists.includes(key)} />
      <ReportButton kind="list" subject={key} what={what} />
    </>
  );
}
