import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SelectField, TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { CONTACT_KINDS, type ContactKind } from './contact-kinds.ts';
import * as messages from './contact.messages.ts';

interface ContactFormProps {
  kind: ContactKind;
  /** Address of the page that the message is about; empty where none is named. */
  page: string;
}

/** The form of a message. The browser sends it itself; what is wrong with it comes back with the form. */
export function ContactForm({ kind, page }: ContactFormProps): ReactNode {
  const text = useText();
  return (
    <form method="post" action="/api/contact/messages" className="co:grid co:min-w-0 co:gap-4">
      <input type="hidden" name="language" value={text.language} />
      <SelectField
        label={text(messages.aboutWhat)}
        name="kind"
        options={CONTACT_KINDS.map(({ value, label }) => ({ value, label: text(label) }))}
        defaultValue={kind}
      />
      <label className="co:grid co:min-w-0 co:gap-1">
        <span className="co:text-sm co:font-bold co:text-muted">{text(messages.yourMessage)}</span>
        <textarea
          name="message"
          required
          rows={8}
          className="co:w-full co:min-w-0 co:rounded-1 co:border-2 co:border-control co:bg-surface co:p-3 co:text-text"
        />
      </label>
      <TextField label={text(messages.aboutPage)} name="page" defaultValue={page} autoComplete="off" />
      <TextField label={text(messages.yourName)} name="name" autoComplete="name" />
      <TextField label={text(messages.mailForAnswer)} name="email" type="email" autoComplete="email" />
      <p>
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          {text(messages.send)}
        </button>
      </p>
    </form>
  );
}
