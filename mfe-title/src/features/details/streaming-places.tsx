import { useText } from '@sinima/runtime';
import type { TitleDetail } from '@sinima/contracts/api';
import { Badge } from '@sinima/ui-kit/badge';
import type { ReactNode } from 'react';
import { limitedOffers, type LimitedOffer } from './limited-offers.ts';
import * as messages from './details.messages.ts';
import * as titleMessages from '../../title/title.messages.ts';
import type { Text } from '@sinima/contracts/text';
import { commaOf, LANGUAGES } from '@sinima/contracts/languages';
import { countryName } from '@sinima/catalogue-ui/place-names';

/** The platforms that stream a title, and the countries of those that do not stream it everywhere. */
export function StreamingPlaces({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  const limited = limitedOffers(title.offers);
  return (
    <>
      {title.streamingPlatforms.join(commaOf(text.language))}{' '}
      {title.availabilityIsSample ? <Badge tone="warn">{text(titleMessages.sample)}</Badge> : null}
      {limited.length === 0 ? null : (
        <ul
          className="ti:mt-1 ti:list-none ti:p-0 ti:text-sm ti:font-normal ti:text-muted"
          aria-label={text(messages.countries)}
        >
          {limited.map((group) => (
            <li key={group.countries.join()}>{placesText(group, title, text)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Return a group in words; the platforms are not said again where all of the title's are meant. */
function placesText({ countries, platforms }: LimitedOffer, title: TitleDetail, text: Text): string {
  const { language } = text;
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : LANGUAGES[language].locale);
  const places = list.format(countries.map((country) => countryName(country, text)));
  if (platforms.length === title.streamingPlatforms.length) return text(messages.inPlaces, { places });
  return text(messages.platformsIn, { platforms: platforms.join(commaOf(text.language)), places });
}
