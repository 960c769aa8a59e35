import styles from './strip.module.css';

/** The class of a row that scrolls sideways: it fades at the edge behind which it goes on. */
export const stripClass = String(styles.strip);

/**
 * Scroll a strip so that the element in it that is chosen (`aria-current`) is seen, with a share of its neighbours. The page
 * itself stays where it is.
 */
export function showChosen(strip: HTMLElement): void {
  const chosen = strip.querySelector('[aria-current]');
  if (!chosen) return;
  const place = chosen.getBoundingClientRect();
  const seen = strip.getBoundingClientRect();
  const isSeen = place.left >= seen.left && place.right <= seen.right;
  if (!isSeen) strip.scrollLeft += place.left - seen.left - (seen.width - place.width) / 2;
}
