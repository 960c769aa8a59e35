import { Loaded } from '@sinima/catalogue-ui/loaded';
import { toast } from '@sinima/runtime';
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

/** `/account/lists` */
export default function OwnListsPage(): ReactNode {
  return (
    <AccountFrame title="Lists" current="lists">
      {({ handle }) => (
        <>
          <Loaded
            query={ownListsQuery()}
            loading={<SkeletonRows count={3} height="10rem" sideBySide label="Loading your lists" />}
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
    <div ref={whole} tabIndex={-1} role="group" aria-label="Your lists" className="me:grid me:gap-4">
      {invitations.length === 0 ? null : (
        <section className="me:grid me:gap-3">
          <h2 className="me:headline me:text-xl">Invitations</h2>
          <RowList items={invitations} keyOf={({ key }) => key}>
            {(list) => <Invitation list={list} handle={handle} onAnswered={answered} />}
          </RowList>
        </section>
      )}
      {kept.length === 0 ? <p>You have no list yet.</p> : null}
      <ListCards lists={kept} level={2} addressOf={memberPaths.ownList} showsVisibility />
    </div>
  );
}

/** Makes a list; the next one has a form and a key of its own. */
function NewList(): ReactNode {
  const refresh = useRefresh(ownListsQuery());
  const [once, setOnce] = useState(newKey);
  return (
    <section className="me:grid me:gap-3">
      <h2 className="me:headline me:text-xl">A new list</h2>
      <ListForm
        key={once}
        action="Make the list"
        save={async (list) => {
          const { name } = await makeList(list, once);
          toast({ title: 'The list is made', description: name });
          setOnce(newKey());
          refresh();
        }}
      />
    </section>
  );
}
