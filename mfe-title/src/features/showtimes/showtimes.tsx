import { MoreLink } from '@sinima/catalogue-ui/more-link';
import type { Showing, TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Badge } from '@sinima/ui-kit/badge';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';

/** Where and when a title is shown in theaters; nothing where it is not. */
export function Showtimes({
  title: { slug, showings, showingsAreSample },
}: {
  title: TitleDetail;
}): ReactNode {
  if (showings.length === 0) return null;
  return (
    <section>
      <SectionHeading
        title="Showtimes"
        note={
          <>
            Local times of no particular day{showingsAreSample ? ' ' : ''}
            {showingsAreSample ? <Badge tone="warn">Sample</Badge> : null}
          </>
        }
        action={<MoreLink to={`${paths.theaters()}#${slug}`}>Find Showtimes</MoreLink>}
      />
      <ul
        className="ti:grid ti:list-none ti:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] ti:gap-4 ti:p-0"
        aria-label="Theaters"
      >
        {showings.map((showing) => (
          <ShowingOf key={`${showing.city}/${showing.cinema}`} showing={showing} />
        ))}
      </ul>
    </section>
  );
}

function ShowingOf({ showing: { cinema, city, country, times, price, currency } }: { showing: Showing }) {
  return (
    <li className="ti:grid ti:content-start ti:gap-2 ti:border-t-4 ti:border-thread ti:bg-surface ti:px-5 ti:pt-4 ti:pb-5">
      <h3 className="ti:text-lg">{cinema}</h3>
      <p className="ti:text-muted">
        {city} ({country}){price === null ? null : ` · ${price.toLocaleString('en-US')} ${currency}`}
      </p>
      <ul className="ti:flex ti:list-none ti:flex-wrap ti:gap-2 ti:p-0" aria-label={`Showtimes, ${cinema}`}>
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
