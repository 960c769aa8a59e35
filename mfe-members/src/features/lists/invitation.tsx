import { toast, useText, RichText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import type { ListVisibility, MemberListCard } from '../../../api/openapi.ts';
import { MemberName } from '../../member/member-name.tsx';
import { ProblemLine } from '../../member/problem-line.tsx';
import { useWrite } from '../../member/use-write.ts';
import { putListAuthor, removeListAuthor } from './api/send-list.ts';
import * as messages from './lists.messages.ts';

const READERS = {
  public: messages.readersPublic,
  unlisted: messages.readersUnlisted,
  private: messages.readersPrivate,
} as const satisfies Record<ListVisibility, string>;

interface InvitationProps {
  list: Pick<MemberListCard, 'key' | 'name' | 'author' | 'visibility'>;
  /** Of the signed-in member. */
  handle: string;
  onAnswered: (hasAccepted: boolean) => void;
}

/** Asks the signed-in member whether to keep a list together with its owner. */
export function Invitation({
  list: { key, name, author, visibility },
  handle,
  onAnswered,
}: InvitationProps): ReactNode {
  const text = useText();
  const { isBusy, problem, write } = useWrite();
  const answer = async (hasAccepted: boolean): Promise<void> => {
    const isDone = await write(() =>
      hasAccepted ? putListAuthor(key, handle) : removeListAuthor(key, handle),
    );
    if (!isDone) return;
    toast({ title: hasAccepted ? text(messages.accepted) : text(messages.declined), description: name });
    onAnswered(hasAccepted);
  };
  return (
    <div className="me:grid me:max-w-measure me:gap-3 me:border-s-6 me:border-ochre me:bg-surface me:p-4">
      <p className="me:wrap-anywhere">
        <RichText
          message={messages.invitesYou}
          parts={{ author: <MemberName member={author} />, name: <strong>{name}</strong> }}
        />
      </p>
      <p>{text(READERS[visibility])}</p>
      <ProblemLine text={problem} />
      <p className="me:flex me:flex-wrap me:gap-3">
        <button
          type="button"
          className={buttonClass({ size: 'small' })}
          aria-label={text(messages.acceptInvitationTo, { name })}
          disabled={isBusy}
          onClick={() => void answer(true)}
        >
          {text(messages.accept)}
        </button>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          aria-label={text(messages.declineInvitationTo, { name })}
          disabled={isBusy}
          onClick={() => void answer(false)}
        >
          {text(messages.decline)}
        </button>
      </p>
    </div>
  );
}
