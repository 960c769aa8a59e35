import type { TheaterTitle } from '@sinima/contracts/api';
import type { ReactNode } from 'react';
import styles from './where-and-when.module.css';

/** Locations and showtimes on a card (`docs/specification.md §9`). */
const MAX_LOCATIONS = 3;
const MAX_SHOWTIMES = 4;

/** The first theaters that show a title, how many more do, and the first times. */
export function WhereAndWhen({ title: { theaterLocations, showtimes } }: { title: TheaterTitle }): ReactNode {
  const more = theaterLocations.length - MAX_LOCATIONS;
  return (
    <div className={styles.facts}>
      <ul className={styles.locations} aria-label="Theaters">
        {theaterLocations.slice(0, MAX_LOCATIONS).map((location) => (
          <li key={location}>{location}</li>
        ))}
        {more > 0 ? <li className={styles.more}>+{more} more</li> : null}
      </ul>
      <ul className={styles.times} aria-label="Showtimes">
        {showtimes.slice(0, MAX_SHOWTIMES).map((time) => (
          <li key={time}>
            <time>{time}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
