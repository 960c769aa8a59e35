import { genreName } from '@sinima/catalogue-ui/genre-name';
import { titleMeta } from '@sinima/catalogue-ui/title-meta';
import { TitlePoster } from '@sinima/catalogue-ui/title-poster';
import type { Showing, TheaterTitle } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useLocation, useText } from '@sinima/runtime';
import { useSyncExternalStore, type ReactNode } from 'react';
import { countryName } from '@sinima/catalogue-ui/place-names';
import * as messages from './theaters.messages.ts';

const showings =
  'ca:grid ca:grid-cols-[5.5rem_minmax(0,1fr)] ca:items-start ca:gap-4 ca:border-b ca:border-line ' +
  'ca:py-5 ca:md:grid-cols-[9rem_minmax(0,1fr)] ca:md:gap-5 ca:tiny:grid-cols-1';

/** As `:target` would be, which knows nothing of a navigation within a document. */
const ledTo = 'ca:border-s-8 ca:border-s-ochre ca:ps-4';

/** A title with every theater that shows it, and when. It can be led to by its slug. */
export function TitleShowings({ title }: { title: TheaterTitle }): ReactNode {
  const text = useText();
  const isLedTo = useIsLedTo(title.slug);
  return (
    <article
      id={title.slug}
      className={isLedTo ? `${showings} ${ledTo}` : showings}
      aria-label={title.displayTitle}
      tabIndex={-1}
    >
      <div className="ca:tiny:w-[5.5rem]">
        <TitlePoster title={title} />
      </div>
      <div className="ca:grid ca:min-w-0 ca:gap-2">
        <h2 className="ca:headline ca:text-2xl ca:tracking-[0.01em]">
          <Link to={paths.title(title.slug)} className="ca:text-inherit ca:decoration-ochre ca:decoration-3">
            {title.displayTitle}
          </Link>
        </h2>
        <p className="ca:text-sm ca:text-muted">
          {[titleMeta(title, text), ...title.genres.map((genre) => genreName(genre, text))]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ul className="ca:grid ca:list-none ca:gap-3 ca:p-0">
          {title.showings.map((showing) => (
            <TheaterShowing key={`${showing.city}/${showing.cinema}`} showing={showing} />
          ))}
        </ul>
      </div>
    </article>
  );
}

const never = () => () => undefined;

/** Return whether the address leads to the element with this id; no server knows that. */
function useIsLedTo(id: string): boolean {
  const { hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => hash === `#${id}`,
    () => false,
  );
}

function TheaterShowing({ showing }: { showing: Showing }): ReactNode {
  const text = useText();
  const { city, country, cinema, times, price, currency } = showing;
  return (
    <li className="ca:grid ca:gap-x-4 ca:gap-y-1 ca:bg-surface ca:p-3 ca:md:grid-cols-[15rem_6rem_minmax(0,1fr)] ca:md:items-center">
      <p>
        <strong>{cinema}</strong>
        <span className="ca:block ca:text-sm ca:text-muted">
          {text(messages.cityOfCountry, { city, country: countryName(country, text) })}
        </span>
      </p>
      <p className="ca:text-sm ca:text-muted">
        {price === null ? '' : text(messages.priceOf, { price, currency: currency ?? '' })}
      </p>
      <ul
        className="ca:flex ca:list-none ca:flex-wrap ca:items-center ca:gap-1 ca:p-0"
        aria-label={text(messages.showtimesIn, { cinema })}
      >
        {times.map((time) => (
          <li
            key={time}
            className="ca:rounded-1 ca:border ca:border-line ca:px-[0.5rem] ca:py-[0.1rem] ca:font-bold ca:tabular-nums"
          >
            <time>{time}</time>
          </li>
        ))}
      </ul>
    </li>
  );
}
