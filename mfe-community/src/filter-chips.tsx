import { Link } from '@sinima/runtime';
import { chipClass, chipRowClass } from '@sinima/ui-kit/chip';
import styles from './filter-chips.module.css';

interface FilterChipsProps<Value extends string> {
  /** What is chosen among, e.g. "Platforms". */
  label: string;
  values: readonly Value[];
  /** Undefined: all. */
  selected: Value | undefined;
  addressOf: (value: Value | undefined) => string;
}

/** A chip for all and one for each value; links, so that a choice has an address and works without scripts. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, values, selected, addressOf } = props;
  return (
    <ul className={`${chipRowClass} ${styles.strip}`} aria-label={label}>
      {[undefined, ...values].map((value) => (
        <li key={value ?? 'all'}>
          <Link
            to={addressOf(value)}
            className={chipClass({ selected: value === selected })}
            aria-current={value === selected ? 'true' : undefined}
          >
            {value ?? 'All'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
