import { Link, useText } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import type { ReactNode } from 'react';
import * as messages from './filter-form.messages.ts';

interface ActiveFiltersProps {
  /** The active filters, each with the address of the page without it. */
  filters: readonly { readonly label: string; readonly without: string }[];
}

/** The filters that are active, each with the way to take it off; nothing where none is. */
export function ActiveFilters({ filters }: ActiveFiltersProps): ReactNode {
  const text = useText();
  if (filters.length === 0) return null;
  return (
    <ul className={chipRowClass} aria-label={text(messages.activeFilters)}>
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={without}
            className={chipClass({ selected: true })}
            aria-label={text(messages.removeFilter, { filter: label })}
          >
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
