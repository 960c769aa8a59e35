import { useText } from '@sinima/runtime';
import type { WatchOffer } from '@sinima/contracts/api';
import type { ReactNode } from 'react';
import * as messages from './streaming.messages.ts';
import type { Text } from '@sinima/contracts/text';
import { LANGUAGES } from '@sinima/contracts/languages';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** How many countries of an offer are named. */
const MAX_COUNTRIES = 3;

/** Where a title streams: each platform, with the way there where that is known, how it is paid for, and the countries that have it. */
export function Offers({ offers }: { offers: readonly WatchOffer[] }): ReactNode {
  const text = useText();
  return (
    <ul className="ca:grid ca:list-none ca:gap-1 ca:p-0 ca:text-sm" aria-label={text(messages.streamsOn)}>
      {offers.map((offer) => (
        <li key={offer.platform}>
          {offer.url === null ? (
            <b>{offer.platform}</b>
          ) : (
            <a href={offer.url}>
              <b>{offer.platform}</b>
            </a>
          )}
          {offer.kind === 'subscription' ? null : ` ${text(messages.kindRent, { kind: offer.kind })}`}{' '}
          <span className="ca:text-muted">{placesOf(offer, text)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Return the countries of an offer in words: "in Nigeria, Ghana, Kenya and 3 more". */
function placesOf({ countries }: WatchOffer, text: Text): string {
  if (countries === null) return text(messages.everywhere);
  const named = countries.slice(0, MAX_COUNTRIES).map((country) => countryName(country, text));
  const further = countries.length - named.length;
  const all = further > 0 ? [...named, text(messages.more, { count: further })] : named;
  const { language } = text;
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : LANGUAGES[language].locale);
  return text(messages.inCountries, { countries: list.format(all) });
}
