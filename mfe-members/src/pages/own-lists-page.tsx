import { Loaded } from '@sinima/catalogue-ui/loaded';
import { toast } from '@sinima/runtime';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import { useState, type ReactNode } from 'react';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { ownListsQuery } from '../features/lists/api/list-queries.ts';
import { makeList } from '../features/lists/api/send-list.ts';
import { ListCards } from '../features/lists/list-cards.tsx';
import { ListForm } from '../features/lists/list-form.tsx';
import { memberPaths } from '../member/member-paths.ts';
import { newKey } from '../member/send-as-member.ts';
import { useRefresh } from '../member/use-refresh.ts';

/** `/account/lists` */
export default function OwnListsPage(): ReactNode {
  return (
    <AccountFrame title="Lists" current="lists">
      {() => (
        <>
          <Loaded
            query={ownListsQuery()}
            loading={<SkeletonRows count={3} height="10rem" sideBySide label="Loading your lists" />}
            empty="You have no list yet."
          >
            {({ items }) => (
              <ListCards lists={items} level={2} addressOf={memberPaths.ownList} showsVisibility />
            )}
          </Loaded>
          <NewList />
        </>
      )}
    </AccountFrame>
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
