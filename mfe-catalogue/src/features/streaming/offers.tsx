import type { WatchOffer } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import type { ReactNode } from 'react';

/** How many countries of an offer are named. */
const MAX_COUNTRIES = 3;

/** Where a title streams: each platform with the way there, what it costs to watch, and the countries that have it. */
export function Offers({ offers }: { offers: readonly WatchOffer[] }): ReactNode {
  return (
    <ul className="ca:grid ca:list-none ca:gap-1 ca:p-0 ca:text-sm" aria-label="Streams on">
      {offers.map((offer) => (
        <li key={offer.platform}>
          <Link className="ca:font-bold" to={offer.url ?? paths.streaming(offer.platform)}>
            {offer.platform}
          </Link>
          {offer.kind === 'subscription' ? null : ` (${offer.kind})`}{' '}
          <span className="ca:text-muted">{placesOf(offer)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Return the countries of an offer in words: "in Nigeria, Ghana, Kenya and 3 more". */
function placesOf({ countries }: WatchOffer): string {
  if (countries === null) return 'everywhere';
  const named = countries.slice(0, MAX_COUNTRIES);
  const further = countries.length - named.length;
  const all = further > 0 ? [...named, `${further} more`] : named;
  return `in ${new Intl.ListFormat('en-GB').format(all)}`;
}
