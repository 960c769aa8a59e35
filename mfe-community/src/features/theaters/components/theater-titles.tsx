import type { City, TheaterTitle } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { keepPreviousData, Link, useQuery } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { TitleCard } from '@sinima/ui-kit/title-card';
import { clothOfTitle } from '../../../cloth-of-title.ts';
import { theatersQuery } from '../api/theaters-query.ts';
import styles from './theater-titles.module.css';

/** Cards of the widget; locations and showtimes on each (`docs/specification.md §9`). */
const limits = { titles: 4, locations: 3, showtimes: 4, genres: 2 };

/** What a city's theaters show, or any city's. While another city loads, the former one stays in view. */
export function TheaterTitles({ city }: { city: City | undefined }) {
  const query = useQuery({ ...theatersQuery(city), placeholderData: keepPreviousData });
  if (query.isPending)
    return <SkeletonGrid count={limits.titles} columns="four" label="Loading titles in theaters" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  if (query.data.items.length === 0) return <p>Nothing is known to be shown in {city ?? 'any city'} now.</p>;
  return (
    <ul className={cardGridClass({ columns: 'four' })} aria-busy={query.isPlaceholderData}>
      {query.data.items.slice(0, limits.titles).map((title) => (
        <li key={title.id} className={styles.item}>
          <TitleCard
            Link={Link}
            to={paths.title(title.slug)}
            title={title.displayTitle}
            cloth={clothOfTitle(title)}
            posterUrl={title.posterUrl}
            genres={title.genres.slice(0, limits.genres)}
          />
          <WhereAndWhen title={title} />
          <Link
            to={`${paths.theaters(city)}#${title.slug}`}
            className={buttonClass({ size: 'small' })}
            aria-label={`Get Tickets for ${title.displayTitle}`}
          >
            Get Tickets
          </Link>
        </li>
      ))}
    </ul>
  );
}

function WhereAndWhen({ title: { theaterLocations, showtimes } }: { title: TheaterTitle }) {
  const more = theaterLocations.length - limits.locations;
  return (
    <div className={styles.facts}>
      <ul className={styles.locations} aria-label="Theaters">
        {theaterLocations.slice(0, limits.locations).map((location) => (
          <li key={location}>{location}</li>
        ))}
        {more > 0 ? <li className={styles.more}>+{more} more</li> : null}
      </ul>
      <ul className={styles.times} aria-label="Showtimes">
        {showtimes.slice(0, limits.showtimes).map((time) => (
          <li key={time}>
            <time>{time}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
