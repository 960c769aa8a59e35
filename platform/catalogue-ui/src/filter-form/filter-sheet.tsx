import { useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { useId, type ReactNode } from 'react';
import styles from './filter-sheet.module.css';
import * as messages from './filter-form.messages.ts';

interface FilterSheetProps {
  /** How many of the filters in it are chosen. */
  chosen: number;
  /** The fields. */
  children: ReactNode;
}

/**
 * The fields of a `FilterForm` that a small screen has no room for: there they are in a sheet that a button opens, and on a
 * wide one in the form's own row. The platform's popover needs no script; browsers from before it show the fields in place.
 */
export function FilterSheet({ chosen, children }: FilterSheetProps): ReactNode {
  const text = useText();
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${buttonClass({ variant: 'secondary' })} ${styles.opener}`}
      >
        {chosen > 0 ? text(messages.filtersChosen, { chosen }) : text(messages.filters)}
      </button>
      <div id={id} popover="auto" role="group" aria-label={text(messages.filters)} className={styles.sheet}>
        {children}
        <button type="submit" className={`${buttonClass()} ${styles.submit}`}>
          {text(messages.showResults)}
        </button>
      </div>
    </>
  );
}
