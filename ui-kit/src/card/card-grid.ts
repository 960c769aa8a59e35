import styles from './card-grid.module.css';

/** The class of a grid of cards: as many columns as fit, or four on a wide screen. */
export function cardGridClass({ columns = 'auto' }: { columns?: 'auto' | 'four' | 'list' } = {}): string {
  return `${styles.grid} ${styles[columns]}`;
}
