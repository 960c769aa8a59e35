import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { Fragment, type ReactNode } from 'react';
import { glanceLink } from './glance-link.ts';

/** The platforms and theaters that show a title, each with the way there; nothing where none does. */
export function WhereToWatch({ title }: { title: TitleDetail }): ReactNode {
  const { slug, streamingPlatforms, offers, showings } = title;
  const isSample =
    (streamingPlatforms.length > 0 && title.availabilityIsSample) ||
    (showings.length > 0 && title.showingsAreSample);
  const places = streamingPlatforms.map((platform) => {
    const url = offers.find((offer) => offer.platform === platform)?.url;
    return (
      <Link className={glanceLink} to={url ?? paths.streaming(platform)}>
        {platform}
      </Link>
    );
  });
  if (showings.length > 0)
    places.push(
      <Link className={glanceLink} to={`${paths.theaters()}#${slug}`}>
        in theaters
      </Link>,
    );
  if (places.length === 0) return null;
  return (
    <p>
      {streamingPlatforms.length > 0 ? 'Watch on ' : 'Watch '}
      {places.map((place, index) => (
        // The places of a title have a fixed order.
        <Fragment key={index}>
          {index > 0 ? ', ' : ''}
          {place}
        </Fragment>
      ))}
      {isSample ? <span className="ti:text-sm"> (sample)</span> : null}
    </p>
  );
}
