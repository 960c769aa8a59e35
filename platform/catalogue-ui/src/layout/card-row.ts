import { sidewaysClass } from '@sinima/ui-kit/card-grid';
import styles from './card-row.module.css';

/** Return the classes of a row of cards on the home page: a phone draws it sideways, a wide screen shows all of it. */
export function cardRowClass(cards: 'broad' | 'three' | 'five'): string {
  const classes = { three: [styles.broad, styles.three], five: [styles.five], broad: [styles.broad] }[cards];
  return [sidewaysClass, styles.row, ...classes].join(' ');
}
