import { pathIn } from '@sinima/contracts/languages';
import { useNavigate, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { TextField } from '@sinima/ui-kit/fields';
import type { FormEvent, ReactNode } from 'react';
import styles from './record-chooser.module.css';
import * as messages from './record.messages.ts';

/** Asks for a record and opens it in the page at `to`; works without scripts. */
export function RecordChooser({ to }: { to: string }): ReactNode {
  const text = useText();
  const navigate = useNavigate();
  const choose = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const page = new FormData(event.currentTarget).get('page');
    void navigate(`${to}?${new URLSearchParams({ page: String(page) }).toString()}`);
  };
  return (
    <form action={pathIn(text.language, to)} className={styles.chooser} onSubmit={choose}>
      <TextField
        label={text(messages.addressOfThePageOf)}
        name="page"
        required
        maxLength={300}
        placeholder="/title/lionheart"
        dir="ltr"
      />
      <button type="submit" className={buttonClass({ variant: 'primary' })}>
        {text(messages.openTheRecord)}
      </button>
    </form>
  );
}
