import { useText } from '@sinima/runtime';
import type { TheaterTitle } from '@sinima/contracts/api';
import type { ReactNode } from 'react';
import * as messages from './theaters.messages.ts';

/** Locations and showtimes on a card (`docs/specification.md §9`). */
const MAX_LOCATIONS = 3;
const MAX_SHOWTIMES = 4;

/** The first theaters that show a title, how many more do, and the first times. */
export function WhereAndWhen({ title: { theaterLocations, showtimes } }: { title: TheaterTitle }): ReactNode {
  const text = useText();
  const more = theaterLocations.length - MAX_LOCATIONS;
  return (
    <div className="ca:grid ca:content-start ca:gap-2 ca:text-sm">
      <ul className="ca:list-none ca:p-0" aria-label={text(messages.theaters)}>
        {theaterLocations.slice(0, MAX_LOCATIONS).map((location) => (
          <li key={location}>{location}</li>
        ))}
        {more > 0 ? (
          <li className="ca:font-bold ca:text-muted">{text(messages.furtherPlaces, { count: more })}</li>
        ) : null}
      </ul>
      <ul className="ca:flex ca:list-none ca:flex-wrap ca:gap-1 ca:p-0" aria-label={text(messages.showtimes)}>
        {showtimes.slice(0, MAX_SHOWTIMES).map((time) => (
          <li
            key={time}
            className="ca:rounded-1 ca:border ca:border-line ca:bg-surface ca:px-[0.45rem] ca:py-[0.1rem] ca:font-bold ca:tabular-nums"
          >
            <time>{time}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
