import { ChipLinks } from '@sinima/catalogue-ui/chip-links';
import type { ReactNode } from 'react';
import styles from './filter-chips.module.css';

interface FilterChipsProps<Value extends string> {
  /** What is chosen among, e.g. "Platforms". */
  label: string;
  values: readonly Value[];
  /** Undefined: all. */
  selected: Value | undefined;
  addressOf: (value: Value | undefined) => string;
}

/** A chip for all and one for each value. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>): ReactNode {
  const { label, values, selected, addressOf } = props;
  const chips = [undefined, ...values].map((value) => ({
    label: value ?? 'All',
    to: addressOf(value),
    selected: value === selected,
  }));
  return <ChipLinks label={label} chips={chips} className={styles.strip} />;
}

/** What the chips filter, below them. */
export function FilteredResults({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.results}>{children}</div>;
}
