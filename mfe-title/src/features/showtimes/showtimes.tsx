import { useText } from '@sinima/runtime';
import { MoreLink } from '@sinima/catalogue-ui/more-link';
import type { Showing, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import * as messages from './showtimes.messages.ts';
import * as titleMessages from '../../title/title.messages.ts';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** Where and when a title is shown in theaters; nothing where it is not. */
export function Showtimes({
  title: { slug, showings, showingsAreSample },
}: {
  title: TitleDetail;
}): ReactNode {
  const text = useText();
  if (showings.length === 0) return null;
  return (
    <section>
      <SectionHeading
        title={text(messages.showtimes)}
        note={
          <>
            {text(messages.localTimes)}
            {showingsAreSample ? ' ' : ''}
            {showingsAreSample ? <Badge tone="warn">{text(titleMessages.sample)}</Badge> : null}
          </>
        }
        action={<MoreLink to={`${paths.theaters()}#${slug}`}>{text(messages.findShowtimes)}</MoreLink>}
      />
      <ul
        className="ti:grid ti:list-none ti:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] ti:gap-4 ti:p-0"
        aria-label={text(messages.theaters)}
      >
        {showings.map((showing) => (
          <ShowingOf key={`${showing.city}/${showing.cinema}`} showing={showing} />
        ))}
      </ul>
    </section>
  );
}

function ShowingOf({ showing: { cinema, city, country, times, price, currency } }: { showing: Showing }) {
  const text = useText();
  const place = { city, country: countryName(country, text) };
  return (
    <li className="ti:grid ti:content-start ti:gap-2 ti:border-t-4 ti:border-thread ti:bg-surface ti:px-5 ti:pt-4 ti:pb-5">
      <h3 className="ti:text-lg">{cinema}</h3>
      <p className="ti:text-muted">
        {price === null
          ? text(messages.placeOf, place)
          : text(messages.placeAndPrice, { ...place, price, currency: currency ?? '' })}
      </p>
      <ul
        className="ti:flex ti:list-none ti:flex-wrap ti:gap-2 ti:p-0"
        aria-label={text(messages.showtimesAt, { cinema })}
      >
        {times.map((time) => (
          <li
            key={time}
            className="ti:rounded-1 ti:border ti:border-line ti:px-3 ti:py-1 ti:font-bold ti:tabular-nums"
          >
            <time>{time}</time>
          </li>
        ))}
      </ul>
    </li>
  );
}
