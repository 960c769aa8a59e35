import { Loaded } from '@sinima/catalogue-ui/loaded';
import { toast, useText } from '@sinima/runtime';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { useRef, useState, type ReactNode } from 'react';
import type { MemberListCard } from '../../api/openapi.ts';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { ownListsQuery } from '../features/lists/api/list-queries.ts';
import { makeList } from '../features/lists/api/send-list.ts';
import { Invitation } from '../features/lists/invitation.tsx';
import { ListCards } from '../features/lists/list-cards.tsx';
import { ListForm } from '../features/lists/list-form.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { RowList } from '../member/row-list.tsx';
import { newKey } from '../member/send-as-member.ts';
import { useRefresh } from '../member/use-refresh.ts';
import * as messages from './own-lists-page.messages.ts';
import * as memberMessages from '../member/member.messages.ts';

/** `/account/lists` */
export default function OwnListsPage(): ReactNode {
  const text = useText();
  return (
    <AccountFrame title={text(memberMessages.lists)} current="lists">
      {({ handle }) => (
        <>
          <Loaded
            query={ownListsQuery()}
            loading={
              <SkeletonRows count={3} height="10rem" sideBySide label={text(messages.loadingYourLists)} />
            }
          >
            {({ items }) => <Lists lists={items} handle={handle} />}
          </Loaded>
          <NewList />
        </>
      )}
    </AccountFrame>
  );
}

/** The lists that the member keeps, below the invitations to others. */
function Lists({ lists, handle }: { lists: readonly MemberListCard[]; handle: string }): ReactNode {
  const text = useText();
  const refresh = useRefresh(ownListsQuery());
  const whole = useRef<HTMLDivElement>(null);
  const invitations = lists.filter(({ role }) => role === 'invited');
  const kept = lists.filter(({ role }) => role !== 'invited');
  const answered = (): void => {
    // The invitation goes, and its button had the focus.
    whole.current?.focus();
    refresh();
  };
  return (
    <div
      ref={whole}
      tabIndex={-1}
      role="group"
      aria-label={text(memberMessages.yourLists)}
      className="me:grid me:gap-4"
    >
      {invitations.length === 0 ? null : (
        <section className="me:grid me:gap-3">
          <h2 className="me:headline me:text-xl">{text(messages.invitations)}</h2>
          <RowList items={invitations} keyOf={({ key }) => key}>
            {(list) => <Invitation list={list} handle={handle} onAnswered={answered} />}
          </RowList>
        </section>
      )}
      {kept.length === 0 ? <p>{text(memberMessages.youHaveNoListYet)}</p> : null}
      <ListCards lists={kept} level={2} addressOf={memberPaths.ownList} showsVisibility />
    </div>
  );
}

/** Makes a list; the next one has a form and a key of its own. */
function NewList(): ReactNode {
  const text = useText();
  const refresh = useRefresh(ownListsQuery());
  const [once, setOnce] = useState(newKey);
  return (
    <section className="me:grid me:gap-3">
      <h2 className="me:headline me:text-xl">{text(messages.aNewList)}</h2>
      <ListForm
        key={once}
        action={text(messages.makeTheList)}
        save={async (list) => {
          const { name } = await makeList(list, once);
          toast({ title: text(messages.theListIsMade), description: name });
          setOnce(newKey());
          refresh();
        }}
      />
    </section>
  );
}
