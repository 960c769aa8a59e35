import { commaOf } from '@sinima/contracts/languages';
import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText, RichText } from '@sinima/runtime';
import { Fragment, type ReactNode } from 'react';
import { glanceLink } from '../../title/glance-link.ts';
import * as messages from './hero.messages.ts';

/** The platforms and theaters that show a title, each with the way there; nothing where none does. */
export function WhereToWatch({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  const { slug, streamingPlatforms, offers, showings } = title;
  const isSample =
    (streamingPlatforms.length > 0 && title.availabilityIsSample) ||
    (showings.length > 0 && title.showingsAreSample);
  const platforms = streamingPlatforms.map((platform) => ({
    label: platform,
    to: offers.find((offer) => offer.platform === platform)?.url ?? paths.streaming(platform),
  }));
  const theaters = { label: text(messages.inTheaters), to: `${paths.theaters()}#${slug}` };
  const places = showings.length > 0 ? [...platforms, theaters] : platforms;
  if (places.length === 0) return null;
  return (
    <p>
      <RichText
        message={streamingPlatforms.length > 0 ? messages.watchOnPlaces : messages.watchPlaces}
        parts={{
          places: places.map(({ label, to }, index) => (
            <Fragment key={label}>
              {index > 0 ? commaOf(text.language) : ''}
              <Link className={glanceLink} to={to}>
                {label}
              </Link>
            </Fragment>
          )),
        }}
      />
      {isSample ? <span className="ti:text-sm"> {text(messages.sampleInBrackets)}</span> : null}
    </p>
  );
}
