import type { TitleDetail } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import { limitedOffers, type LimitedOffer } from './limited-offers.ts';

/** The platforms that stream a title, and the countries of those that do not stream it everywhere. */
export function StreamingPlaces({ title }: { title: TitleDetail }): ReactNode {
  const limited = limitedOffers(title.offers);
  return (
    <>
      {title.streamingPlatforms.join(', ')}{' '}
      {title.availabilityIsSample ? <Badge tone="warn">Sample</Badge> : null}
      {limited.length === 0 ? null : (
        <ul
          className="ti:mt-1 ti:list-none ti:p-0 ti:text-sm ti:font-normal ti:text-muted"
          aria-label="Countries"
        >
          {limited.map((group) => (
            <li key={group.countries.join()}>{placesText(group, title)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Return a group in words; the platforms are not said again where all of the title's are meant. */
function placesText({ countries, platforms }: LimitedOffer, title: TitleDetail): string {
  const places = new Intl.ListFormat('en-GB').format(countries);
  if (platforms.length === title.streamingPlatforms.length) return `In ${places}`;
  return `${platforms.join(', ')} in ${places}`;
}
