import styles from './chip.module.css';

/**
 * The class of a filter chip, which is a link (`aria-current`) or a button (`aria-pressed`).
 *
 * @example <Link className={chipClass({ selected })} aria-current={selected ? 'true' : undefined} to={…}>Lagos</Link>
 */
export function chipClass({ selected }: { selected: boolean }): string {
  return selected ? `${styles.chip} ${styles.selected}` : String(styles.chip);
}

/** The class of the list in which chips stand. */
export const chipRowClass = String(styles.row);
