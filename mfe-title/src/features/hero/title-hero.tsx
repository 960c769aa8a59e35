import { clothOfTitle } from '@sinima/catalogue-ui/cloth-of-title';
import { TitlePoster } from '@sinima/catalogue-ui/title-poster';
import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Slot, useText } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import { nameSize } from '@sinima/ui-kit/name-size';
import type { ReactNode } from 'react';
import { heroLayout } from './hero-layout.ts';
import { RatingCard } from './rating-card.tsx';
import { TitleActions } from './title-actions.tsx';
import styles from './title-hero.module.css';
import { WhereToWatch } from './where-to-watch.tsx';
import { WatchTrailer } from '../../trailer/watch-trailer.tsx';
import * as messages from './hero.messages.ts';

/** Pattern on its upper sixth, and the dark hem from there on, for all that stands on it. */
const cloth =
  'ti:absolute ti:start-1/2 ti:top-0 ti:h-auto ti:w-[max(100%,42rem)] ti:max-w-none ti:[translate:-50%_0] ti:rtl:[translate:50%_0] ' +
  'ti:forced-colors:hidden';

const name = 'ti:headline ti:leading-[1.08] ti:tracking-[0.005em] ti:wrap-anywhere';

const nameSizes = {
  short: 'ti:text-[clamp(1.9rem,1rem+5vw,5rem)]',
  long: 'ti:text-[clamp(1.5rem,0.9rem+3.2vw,3.4rem)]',
} as const;

/** The longest name that is set large, in letters. */
const MAX_SHORT_NAME = 24;

const facts = 'ti:flex ti:list-none ti:flex-wrap ti:items-center ti:gap-x-2 ti:gap-y-1 ti:p-0 ti:font-bold';

/** A knot stands between one fact and the next. */
const fact =
  'ti:flex ti:items-center ti:gap-2 ti:not-last:after:size-[7px] ti:not-last:after:rotate-45 ' +
  'ti:not-last:after:bg-ochre';

const pictureFrame = 'ti:[&_img]:border-4 ti:[&_img]:border-chalk ti:[&_img]:lift-2';

/** The head of a title's page: its cloth, its name, what it is, and its rating. */
export function TitleHero({ title, directors }: { title: TitleDetail; directors?: ReactNode }): ReactNode {
  const size = title.displayTitle.length > MAX_SHORT_NAME ? 'long' : 'short';
  return (
    <header className={heroLayout.hero}>
      <img
        className={cloth}
        src={clothPath({ kind: 'title-head', ...clothOfTitle(title) })}
        alt=""
        width={1200}
        height={4000}
        decoding="async"
      />
      <div className={heroLayout.inner}>
        <div className={`${heroLayout.poster} ${pictureFrame}`} data-cloth={paths.title(title.slug)}>
          <TitlePoster title={title} eager />
          {title.posterUrl === null ? (
            <span
              className={`${styles.hem} ${styles[nameSize(title.displayTitle, title.slug)]}`}
              data-name={title.displayTitle}
              aria-hidden="true"
            />
          ) : null}
        </div>
        <div className={heroLayout.text}>
          <h1 className={`${name} ${nameSizes[size]}`}>
            <bdi>{title.displayTitle}</bdi>
          </h1>
          <OriginalTitle title={title} />
          <Facts title={title} />
          {directors}
          <WhereToWatch title={title} />
        </div>
        <div className={heroLayout.actions}>
          <WatchTrailer url={title.trailerUrl} />
          <TitleActions title={title} />
        </div>
        <div className={`${heroLayout.rating} ti:grid ti:gap-3`}>
          <RatingCard title={title} />
          <Slot name="rate" />
        </div>
      </div>
    </header>
  );
}

function OriginalTitle({ title }: { title: TitleDetail }): ReactNode {
  const { originalTitle, originalLanguage, displayTitle } = title;
  if (originalTitle === null || originalTitle === displayTitle) return null;
  return (
    <p className="ti:text-lg ti:opacity-85">
      <bdi lang={originalLanguage ?? undefined}>{originalTitle}</bdi>
    </p>
  );
}

function Facts({ title }: { title: TitleDetail }): ReactNode {
  const text = useText();
  return (
    <ul className={facts} aria-label={text(messages.atAGlance)}>
      {title.releaseYear === null ? null : <li className={fact}>{title.releaseYear}</li>}
      {title.runtimeMins === null ? null : (
        <li className={fact}>{text(messages.runtime, { count: title.runtimeMins })}</li>
      )}
      <li className={fact}>{text(title.type === 'MOVIE' ? messages.typeMovie : messages.typeSeries)}</li>
      {title.status === 'upcoming' ? (
        <li className={fact}>
          <Badge tone="accent">{text(messages.upcoming)}</Badge>
        </li>
      ) : null}
    </ul>
  );
}
