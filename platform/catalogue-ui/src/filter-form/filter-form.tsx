import { useNavigate } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import type { FormEvent, ReactNode } from 'react';
import { useFieldValues } from './use-field-values.ts';

interface FilterFormProps {
  /** What is filtered, e.g. "Filter people". */
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

/** Filters as a plain form: it works without scripts, and with them changes the page in place. */
export function FilterForm({
  label,
  action,
  values,
  addressOf,
  className,
  children,
}: FilterFormProps): ReactNode {
  const navigate = useNavigate();
  const form = useFieldValues(values);

  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(addressOf(new URLSearchParams(fields)));
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      action={action}
      className={className}
      onSubmit={apply}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
    >
      {children}
      <button type="submit" className={buttonClass({ variant: 'primary' })}>
        Search
      </button>
    </form>
  );
}
