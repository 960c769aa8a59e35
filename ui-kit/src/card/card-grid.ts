import { longListClass } from '../first-paint/below-first-screen.ts';
import styles from './card-grid.module.css';

interface CardGridOptions {
  columns?: 'auto' | 'four' | 'list';
  /** Whether what follows the grid is below the first screen as well (`belowFirstScreenClass`), as the cards after its first rows are. */
  isLong?: boolean;
}

/** The class of a grid of cards: as many columns as fit, or four on a wide screen. */
export function cardGridClass({ columns = 'auto', isLong = false }: CardGridOptions = {}): string {
  const grid = `${styles.grid} ${styles[columns]}`;
  return isLong ? `${grid} ${longListClass}` : grid;
}

/** The class that makes a row of a grid of cards, on a phone, which is drawn sideways. */
export const sidewaysClass = String(styles.sideways);
