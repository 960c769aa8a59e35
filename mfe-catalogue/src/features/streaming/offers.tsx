import type { WatchOffer } from '@sinima/contracts/api';
import type { ReactNode } from 'react';

/** How many countries of an offer are named. */
const MAX_COUNTRIES = 3;

/** Where a title streams: each platform, with the way there where that is known, how it is paid for, and the countries that have it. */
export function Offers({ offers }: { offers: readonly WatchOffer[] }): ReactNode {
  return (
    <ul className="ca:grid ca:list-none ca:gap-1 ca:p-0 ca:text-sm" aria-label="Streams on">
      {offers.map((offer) => (
        <li key={offer.platform}>
          {offer.url === null ? (
            <b>{offer.platform}</b>
          ) : (
            <a href={offer.url}>
              <b>{offer.platform}</b>
            </a>
          )}
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
