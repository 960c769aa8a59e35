import { toast, useText } from '@sinima/runtime';
import { useState, type FormEvent, type ReactNode } from 'react';
import { buttonClass } from '@sinima/ui-kit/button';
import { fieldOnIndigo } from './field-on-indigo.ts';
import * as messages from './app.messages.ts';

/** The newsletter's sign-up; it calls no server (`docs/specification.md §5`). */
export function NewsletterForm(): ReactNode {
  const text = useText();
  const [email, setEmail] = useState('');

  const subscribe = (event: FormEvent): void => {
    event.preventDefault();
    if (email.trim() === '') {
      toast({
        title: text(messages.emailRequired),
        description: text(messages.pleaseEnterYourEmailAddress),
        variant: 'destructive',
      });
      return;
    }
    toast({
      title: text(messages.subscribedSuccessfully),
      description: text(messages.thankYouForSubscribingTo),
    });
    setEmail('');
  };

  return (
    <form className="sh:grid sh:grid-cols-1 sh:gap-2" onSubmit={subscribe}>
      <label htmlFor="newsletter-email" className="sh:headline sh:text-lg sh:uppercase">
        {text(messages.newsletter)}
      </label>
      <div className="sh:flex sh:flex-wrap sh:gap-2">
        <input
          className={`${fieldOnIndigo} sh:min-w-0 sh:flex-[1_1_12rem]`}
          id="newsletter-email"
          type="email"
          autoComplete="email"
          placeholder={text(messages.yourEmailAddress)}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          {text(messages.subscribe)}
        </button>
      </div>
    </form>
  );
}
