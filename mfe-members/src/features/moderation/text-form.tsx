import { buttonClass } from '@sinima/ui-kit/button';
import { useState, type ReactNode } from 'react';
import { ProblemLine } from '../../member/problem-line.tsx';
import { newKey } from '../../member/send-as-member.ts';
import { TextArea } from '../../member/text-area.tsx';
import { useWrite } from '../../member/use-write.ts';

/** Longest text of a decision or an appeal, in characters, as the API takes it. */
const MAX_DECISION = 1_000;

interface TextFormProps {
  label: string;
  name: string;
  /** The text of the button. */
  action: string;
  /** Rejects with why it was not sent; what is typed stays. The key is the same for each attempt. */
  send: (text: string, key: string) => Promise<unknown>;
}

/** One text, and a button that sends it. */
export function TextForm({ label, name, action, send }: TextFormProps): ReactNode {
  const [text, setText] = useState('');
  const [key] = useState(newKey);
  const { isBusy, problem, write } = useWrite();
  return (
    <form
      className="me:grid me:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void write(() => send(text.trim(), key));
      }}
    >
      <TextArea label={label} name={name} value={text} most={MAX_DECISION} rows={3} onChange={setText} />
      <ProblemLine text={problem} />
      <p>
        <button
          type="submit"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          disabled={isBusy || text.trim() === ''}
        >
          {action}
        </button>
      </p>
    </form>
  );
}
