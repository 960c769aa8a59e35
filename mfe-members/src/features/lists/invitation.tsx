import { toast } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { ReactNode } from 'react';
import type { ListVisibility, MemberListCard } from '../../../api/openapi.ts';
import { MemberName } from '../../member/member-name.tsx';
import { ProblemLine } from '../../member/problem-line.tsx';
import { useWrite } from '../../member/use-write.ts';
import { putListAuthor, removeListAuthor } from './api/send-list.ts';

const READERS = {
  public: 'Everybody can read the list.',
  unlisted: 'Everybody with its address can read the list.',
  private: 'Only its owner and authors can read the list.',
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
  const { isBusy, problem, write } = useWrite();
  const answer = async (hasAccepted: boolean): Promise<void> => {
    const isDone = await write(() =>
      hasAccepted ? putListAuthor(key, handle) : removeListAuthor(key, handle),
    );
    if (!isDone) return;
    toast({ title: hasAccepted ? 'Accepted' : 'Declined', description: name });
    onAnswered(hasAccepted);
  };
  return (
    <div className="me:grid me:max-w-measure me:gap-3 me:border-s-6 me:border-ochre me:bg-surface me:p-4">
      <p className="me:wrap-anywhere">
        <MemberName member={author} /> invites you to the list <strong>{name}</strong>.
      </p>
      <p>
        {READERS[visibility]} If you accept, you can add and order titles and write notes. Your name stands on
        the list while your profile is public. You can leave it at any time.
      </p>
      <ProblemLine text={problem} />
      <p className="me:flex me:flex-wrap me:gap-3">
        <button
          type="button"
          className={buttonClass({ size: 'small' })}
          aria-label={`Accept the invitation to ${name}`}
          disabled={isBusy}
          onClick={() => void answer(true)}
        >
          Accept
        </button>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          aria-label={`Decline the invitation to ${name}`}
          disabled={isBusy}
          onClick={() => void answer(false)}
        >
          Decline
        </button>
      </p>
    </div>
  );
}
