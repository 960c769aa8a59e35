import styles from './below-first-screen.module.css';

/**
 * The class of a part of a page that no first screen shows, nor anything after it: a document paints it with its second
 * frame, and the first one comes sooner. Where a step shows the page, it changes nothing.
 */
export const belowFirstScreenClass = String(styles.part);

/**
 * The class of a list of cards of which a first screen shows six at most on a phone, and twelve on a wider screen. Cards that follow
 * it has `belowFirstScreenClass`, or it would be seen to move.
 */
export const longListClass = String(styles.items);
