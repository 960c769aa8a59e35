import styles from './card-grid.module.css';

/** The class of a grid of cards: as many columns as fit, or four on a wide screen. */
export function cardGridClass({ columns = 'auto' }: { columns?: 'auto' | 'four' | 'list' } = {}): string {
  return `${styles.grid} ${styles[columns]}`;
}

/** The class that makes a row of a grid of cards, on a phone, which is drawn sideways. */
export const sidewaysClass = String(styles.sideways);
