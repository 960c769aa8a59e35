import { useText, RichText } from '@sinima/runtime';
import { useRef, useState, type ReactNode } from 'react';
import type { MemberList, MemberRef } from '../../../api/openapi.ts';
import { DeleteButton } from '../../member/delete-button.tsx';
import { MemberName } from '../../member/member-name.tsx';
import { RowList } from '../../member/row-list.tsx';
import { putListAuthor, removeListAuthor } from './api/send-list.ts';
import { InviteForm } from './invite-form.tsx';
import * as messages from './lists.messages.ts';

/** How many authors a list has beside its owner at most, as the API takes them. */
const MAX_AUTHORS = 10;

const row = 'me:flex me:flex-wrap me:items-center me:justify-between me:gap-3 me:bg-surface me:p-3';

/** For the owner of a list: its authors and invitations, to invite and to remove. */
export function OwnerTogether({ list }: { list: MemberList }): ReactNode {
  const text = useText();
  const [{ authors, invited }, setPeople] = useState<Pick<MemberList, 'authors' | 'invited'>>(list);
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = ({ handle }: MemberRef): void => {
    const others = (some: MemberRef[]): MemberRef[] => some.filter((one) => one.handle !== handle);
    setPeople({ authors: others(authors), invited: others(invited) });
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  const rows = (people: MemberRef[], isInvited: boolean): ReactNode => (
    <RowList items={people} keyOf={({ handle }) => handle}>
      {(member) => (
        <div className={row}>
          <span className="me:wrap-anywhere">
            <strong>{member.displayName}</strong>{' '}
            <span className="me:text-muted">
              {member.handle}
              {isInvited ? ' · invited' : ''}
            </span>
          </span>
          <DeleteButton
            action={text(messages.remove)}
            label={text(messages.removeMember, { name: member.displayName })}
            confirm={text(messages.removeFromList, { name: member.displayName })}
            remove={() => removeListAuthor(list.key, member.handle)}
            onRemoved={() => removed(member)}
          />
        </div>
      )}
    </RowList>
  );
  return (
    <section className="me:grid me:gap-3">
      <h2 ref={heading} tabIndex={-1} className="me:headline me:text-xl">
        {text(messages.togetherWithOthers)}
      </h2>
      <p className="me:max-w-measure">{text(messages.authorsAddOrderAndTake)}</p>
      {authors.length > 0 ? rows(authors, false) : null}
      {invited.length > 0 ? rows(invited, true) : null}
      {authors.length + invited.length < MAX_AUTHORS ? (
        <InviteForm invite={async (handle) => setPeople(await putListAuthor(list.key, handle))} />
      ) : (
        <p>{text(messages.authorsAtMost, { most: MAX_AUTHORS })}</p>
      )}
    </section>
  );
}

interface AuthorTogetherProps {
  list: MemberList;
  /** Of the signed-in member. */
  handle: string;
  onLeft: () => void;
}

/** For an author of a list, who keeps it too, and the way to leave it. */
export function AuthorTogether({ list, handle, onLeft }: AuthorTogetherProps): ReactNode {
  const text = useText();
  const others = list.authors.filter((one) => one.handle !== handle);
  return (
    <section className="me:grid me:gap-3">
      <h2 className="me:headline me:text-xl">{text(messages.togetherWithOthers)}</h2>
      <p className="me:max-w-measure">
        <RichText message={messages.ownsThisList} parts={{ author: <MemberName member={list.author} /> }} />
      </p>
      {others.length === 0 ? null : (
        <p>
          <RichText
            message={messages.otherAuthors}
            parts={{
              authors: others.map((member, index) => (
                <span key={member.handle}>
                  {index > 0 ? ', ' : ''}
                  <MemberName member={member} />
                </span>
              )),
            }}
          />
        </p>
      )}
      <div className="me:justify-self-start">
        <DeleteButton
          action={text(messages.leave)}
          label={text(messages.leaveThisList)}
          confirm={text(messages.leaveThisList)}
          remove={() => removeListAuthor(list.key, handle)}
          onRemoved={onLeft}
        />
      </div>
    </section>
  );
}
