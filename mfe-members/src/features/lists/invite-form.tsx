import { toast, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { TextField } from '@sinima/ui-kit/fields';
import { useId, useState, type ReactNode } from 'react';
import { useWrite } from '../../member/use-write.ts';
import * as messages from './lists.messages.ts';

/** Longest handle, in characters, with an @ before it. */
const MAX_TYPED = 31;

/** Invites a member to a list by the handle. `invite` rejects with why it was refused. */
export function InviteForm({ invite }: { invite: (handle: string) => Promise<unknown> }): ReactNode {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { isBusy, problem, write } = useWrite();
  const handle = typed.trim().replace(/^@/, '').toLowerCase();
  const send = async (): Promise<void> => {
    if (!(await write(() => invite(handle)))) return;
    toast({ title: text(messages.invited), description: handle });
    setTyped('');
  };
  return (
    <form
      className="me:grid me:max-w-measure me:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="me:grid me:gap-1">
        <TextField
          label={text(messages.handleOfTheMember)}
          name="handle"
          required
          maxLength={MAX_TYPED}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id={`${id}-about`} className="me:text-sm">
          {problem === null ? (
            <span className="me:text-muted">{text(messages.theLastPartOfThe)}</span>
          ) : (
            <strong role="alert">{problem}</strong>
          )}
        </p>
      </div>
      <p>
        <button type="submit" className={buttonClass({ size: 'small' })} disabled={isBusy || handle === ''}>
          {text(messages.invite)}
        </button>
      </p>
    </form>
  );
}
