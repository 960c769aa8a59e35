import type { Showing, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { buttonClass } from '@sinima/ui-kit/button';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import styles from './showtimes.module.css';

/** Where and when a title is shown in theaters; nothing where it is not. */
export function Showtimes({ title: { showings } }: { title: TitleDetail }): ReactNode {
  if (showings.length === 0) return null;
  return (
    <section>
      <SectionHeading
        title="Showtimes"
        note={
          <>
            Local times <Badge tone="warn">Sample</Badge>
          </>
        }
        action={
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.theaters()}>
            Find Showtimes
          </Link>
        }
      />
      <ul className={styles.showings} aria-label="Theaters">
        {showings.map((showing) => (
          <ShowingOf key={`${showing.city}/${showing.cinema}`} showing={showing} />
        ))}
      </ul>
    </section>
  );
}

function ShowingOf({ showing: { cinema, city, country, times, price, currency } }: { showing: Showing }) {
  return (
    <li className={styles.showing}>
      <h3 className={styles.cinema}>{cinema}</h3>
      <p className={styles.place}>
        {city} ({country}){price === null ? null : ` · ${price.toLocaleString('en-US')} ${currency}`}
      </p>
      <ul className={styles.times} aria-label={`Showtimes, ${cinema}`}>
        {times.map((time) => (
          <li key={time}>
            <time>{time}</time>
          </li>
        ))}
      </ul>
    </li>
  );
}
