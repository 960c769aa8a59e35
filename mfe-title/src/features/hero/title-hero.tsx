import { clothOfTitle } from '@sinima/catalogue-ui/cloth-of-title';
import { TitlePoster } from '@sinima/catalogue-ui/title-poster';
import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Badge } from '@sinima/ui-kit/badge';
import { clothPath } from '@sinima/ui-kit/cloth-path';
import type { ReactNode } from 'react';
import { RatingCard } from './rating-card.tsx';
import { TitleActions } from './title-actions.tsx';
import styles from './title-hero.module.css';
import { WatchTrailer } from '../../trailer/watch-trailer.tsx';

/** The head of a title's page: its cloth, its name, what it is, and its rating. */
export function TitleHero({ title }: { title: TitleDetail }): ReactNode {
  return (
    <header className={styles.hero}>
      <img
        className={styles.cloth}
        src={clothPath({ kind: 'title-head', ...clothOfTitle(title) })}
        alt=""
        width={1200}
        height={4000}
        decoding="async"
      />
      <div className={styles.inner}>
        <div className={styles.poster} data-cloth={paths.title(title.slug)}>
          <TitlePoster title={title} eager />
          {title.posterUrl === null ? (
            <span className={styles.hem} data-name={title.displayTitle} aria-hidden="true" />
          ) : null}
        </div>
        <div className={styles.text}>
          <h1 className={title.displayTitle.length > 24 ? styles.longName : styles.name}>
            {title.displayTitle}
          </h1>
          <OriginalTitle title={title} />
          <Facts title={title} />
        </div>
        <div className={styles.actions}>
          <WatchTrailer url={title.trailerUrl} />
          <TitleActions title={title} />
        </div>
        <RatingCard title={title} />
      </div>
    </header>
  );
}

function OriginalTitle({ title: { originalTitle, displayTitle } }: { title: TitleDetail }): ReactNode {
  if (originalTitle === null || originalTitle === displayTitle) return null;
  return <p className={styles.original}>{originalTitle}</p>;
}

function Facts({ title }: { title: TitleDetail }): ReactNode {
  return (
    <ul className={styles.facts} aria-label="At a glance">
      {title.releaseYear === null ? null : <li>{title.releaseYear}</li>}
      {title.runtimeMins === null ? null : <li>{title.runtimeMins}m</li>}
      <li>{title.type.toLowerCase()}</li>
      {title.status === 'upcoming' ? (
        <li>
          <Badge tone="accent">Upcoming</Badge>
        </li>
      ) : null}
    </ul>
  );
}
