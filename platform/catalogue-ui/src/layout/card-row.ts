import { sidewaysClass } from '@sinima/ui-kit/card-grid';
import styles from './card-row.module.css';

const classes = {
  broad: [styles.broad],
  three: [styles.broad, styles.three],
  five: [styles.five],
};

/**
 * Return the classes of a row of cards on the home page: a phone draws it sideways, a wide screen shows all of it.
 *
 * @param cards broad ones, three broad ones, or five posters in a line
 */
export function cardRowClass(cards: keyof typeof classes): string {
  return [sidewaysClass, ...classes[cards]].join(' ');
}
