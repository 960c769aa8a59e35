import { useText } from '@sinima/runtime';
import { pictureAddress } from '@sinima/catalogue-ui/picture-address';
import type { TitleDetail } from '@sinima/contracts/api';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import type { ReactNode } from 'react';
import { WatchTrailer } from '../../trailer/watch-trailer.tsx';
import * as messages from './media.messages.ts';

/** The pictures and videos of a title that there are. */
export function MediaGallery({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  const poster = pictureAddress(title.posterUrl);
  return (
    <section>
      <SectionHeading title={text(messages.media)} />
      {poster === null && title.trailerUrl === null ? (
        <p>{text(messages.noPicturesOrVideosOf)}</p>
      ) : (
        <div className="ti:flex ti:flex-wrap ti:items-start ti:gap-4">
          {poster === null ? null : (
            <img
              src={poster}
              alt={text(messages.posterOf, { title: title.displayTitle })}
              width={240}
              height={360}
            />
          )}
          {title.trailerUrl === null ? null : <WatchTrailer url={title.trailerUrl} />}
        </div>
      )}
    </section>
  );
}
