import { isMissing, Link, toast, useParams, useQuery, useText } from '@sinima/runtime';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { linkClass } from '@sinima/ui-kit/link';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { useState, type ReactNode } from 'react';
import type { MemberList } from '../../api/openapi.ts';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { ownListQuery } from '../features/lists/api/list-queries.ts';
import { changeList, deleteList } from '../features/lists/api/send-list.ts';
import { Invitation } from '../features/lists/invitation.tsx';
import { ItemEditor } from '../features/lists/item-editor.tsx';
import { ListForm, type TypedList } from '../features/lists/list-form.tsx';
import { AuthorTogether, OwnerTogether } from '../features/lists/list-together.tsx';
import { DeleteButton } from '../member/delete-button.tsx';
import { memberPaths } from '../member/member-paths.ts';
import * as messages from './own-list-page.messages.ts';
import * as pagesMessages from './pages.messages.ts';
import * as memberMessages from '../member/member.messages.ts';
import { reasonText } from '../../api/shapes/held-reasons.ts';
import * as actionsMessages from '../../api/shapes/actions.messages.ts';
import * as limitMessages from '../../api/shapes/limit.messages.ts';

/** `/account/lists/{key}` */
export default function OwnListPage(): ReactNode {
  const text = useText();
  const { key = '' } = useParams();
  return (
    <AccountFrame title={text(messages.yourList)} current="lists">
      {({ handle }) => <OwnList listKey={key} handle={handle} />}
    </AccountFrame>
  );
}

function OwnList({ listKey, handle }: { listKey: string; handle: string }): ReactNode {
  const text = useText();
  const [isDeclined, setDeclined] = useState(false);
  const { data, error, refetch } = useQuery(ownListQuery(listKey));
  if (isMissing(error))
    return <NoList title={text(pagesMessages.headListNotFound)} text={text(messages.noneOfYourListsHas)} />;
  if (error) return <ErrorArea onRetry={() => void refetch()} />;
  if (data === undefined)
    return <SkeletonRows count={3} height="7rem" label={text(messages.loadingYourList)} />;
  if (isDeclined) return <NoList title={text(messages.theInvitationIsDeclined)} text={data.name} />;
  if (data.role === 'invited') {
    const answered = (hasAccepted: boolean): void => (hasAccepted ? void refetch() : setDeclined(true));
    return <Invitation list={data} handle={handle} onAnswered={answered} />;
  }
  return <LoadedList known={data} handle={handle} />;
}

function NoList(said: { title: string; text: string }): ReactNode {
  const text = useText();
  return (
    <EmptyState
      {...said}
      action={
        <Link to={memberPaths.lists()} rel="nofollow" className={linkClass()}>
          {text(memberMessages.yourLists)}
        </Link>
      }
    />
  );
}

function LoadedList({ known, handle }: { known: MemberList; handle: string }): ReactNode {
  const text = useText();
  const [list, setList] = useState(known);
  const [ending, setEnding] = useState<string | null>(null);
  const isOwner = list.role === 'owner';
  const save = async (typed: TypedList): Promise<void> => {
    setList(await changeList(list.key, typed));
    toast({ title: text(memberMessages.saved), description: typed.name });
  };
  if (ending !== null) return <NoList title={ending} text={list.name} />;
  return (
    <>
      <h2 className="me:headline me:text-2xl me:wrap-anywhere">{list.name}</h2>
      {list.hiddenBecause === null ? null : (
        <p className="me:border-s-6 me:border-warn me:bg-raised me:p-3">
          {text(
            isOwner && list.authors.length === 0 ? messages.onlyYouCanRead : messages.onlyAuthorsCanRead,
            { why: reasonText(list.hiddenBecause, text) },
          )}{' '}
          {list.decision === null ? null : (
            <Link to={memberPaths.decisions()} rel="nofollow" className={linkClass()}>
              {text(limitMessages.readTheDecisionAndAppeal)}
            </Link>
          )}
        </p>
      )}
      {list.visibility === 'private' || list.hiddenBecause !== null ? null : (
        <p>
          <Link to={memberPaths.list(list.key)} className={linkClass()}>
            {text(messages.theListAsOthersRead)}
          </Link>
        </p>
      )}
      <ItemEditor list={known} />
      {isOwner ? (
        <>
          <OwnerTogether list={known} />
          <h2 className="me:headline me:text-xl">{text(messages.nameAndReaders)}</h2>
          <ListForm list={list} action={text(actionsMessages.save)} save={save} />
          <DeleteButton
            label={text(messages.deleteThisList)}
            confirm={text(messages.deleteThisListForGood)}
            remove={() => deleteList(list.key)}
            onRemoved={() => setEnding(text(messages.theListIsDeleted))}
          />
        </>
      ) : (
        <AuthorTogether
          list={known}
          handle={handle}
          onLeft={() => setEnding(text(messages.youHaveLeftTheList))}
        />
      )}
    </>
  );
}
