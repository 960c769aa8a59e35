import { pathIn } from '@sinima/contracts/languages';
import { useNavigate, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useEffect, useEffectEvent, type FormEvent, type ReactNode } from 'react';
import { useFieldValues } from './use-field-values.ts';
import * as messages from './filter-form.messages.ts';

interface FilterFormProps {
  /** The form's name, e.g. "Filter people". */
  label: string;
  /** The page's address without filters. */
  action: string;
  /** The value of each field, by name, as the address has it. */
  values: Readonly<Record<string, string>>;
  /** Return the address of the page with the filters that were filled in. */
  addressOf: (filled: URLSearchParams) => string;
  className?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * Filters as a plain form: it works without scripts, and with them changes the page in place. One that was chosen before the
 * form was hydrated is applied then.
 */
export function FilterForm({
  label,
  action,
  values,
  addressOf,
  className,
  children,
}: FilterFormProps): ReactNode {
  const text = useText();
  const navigate = useNavigate();
  const form = useFieldValues(values);

  const applyEarlyChoice = useEffectEvent(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLSelectElement) || field.form !== form.current) return;
    if (field.name in values && field.value !== values[field.name]) form.current?.requestSubmit();
  });
  useEffect(() => applyEarlyChoice(), []);

  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(addressOf(new URLSearchParams(fields)));
    // A choice leaves the sheet open for the next one; its button shows the results.
    const { submitter } = event.nativeEvent as SubmitEvent;
    submitter?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      action={pathIn(text.language, action)}
      className={className}
      onSubmit={apply}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
    >
      {children}
      <button type="submit" className={buttonClass({ variant: 'primary' })}>
        {text(messages.search)}
      </button>
    </form>
  );
}
