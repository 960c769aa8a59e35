import { titleMeta } from '@sinima/catalogue-ui/title-meta';
import { TitlePoster } from '@sinima/catalogue-ui/title-poster';
import type { Showing, TheaterTitle } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import type { ReactNode } from 'react';
import styles from './title-showings.module.css';

/** A title with every theater that shows it, and when. It can be led to by its slug. */
export function TitleShowings({ title }: { title: TheaterTitle }): ReactNode {
  return (
    <article id={title.slug} className={styles.title} tabIndex={-1}>
      <div>
        <TitlePoster title={title} />
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Link to={paths.title(title.slug)}>{title.displayTitle}</Link>
        </h2>
        <p className={styles.meta}>{[titleMeta(title), ...title.genres].filter(Boolean).join(' · ')}</p>
        <ul className={styles.showings}>
          {title.showings.map((showing) => (
            <TheaterShowing key={`${showing.city}/${showing.cinema}`} showing={showing} />
          ))}
        </ul>
      </div>
    </article>
  );
}

function TheaterShowing({ showing }: { showing: Showing }): ReactNode {
  const { city, country, cinema, times, price, currency } = showing;
  return (
    <li className={styles.showing}>
      <p>
        <strong>{cinema}</strong>
        <span className={styles.place}>
          {city} ({country})
        </span>
      </p>
      <ul className={styles.times} aria-label={`Showtimes, ${cinema}`}>
        {times.map((time) => (
          <li key={time}>
            <time>{time}</time>
          </li>
        ))}
      </ul>
      {price === null ? null : (
        <p className={styles.price}>
          {price.toLocaleString('en-US')} {currency}
        </p>
      )}
    </li>
  );
}
