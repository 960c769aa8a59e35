import { genreName } from '../vocabulary/genre-name.ts';
import type { TitleCard as TitleCardRecord, TitleRef } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { TitleCard } from '@sinima/ui-kit/title-card';
import type { ComponentProps, ReactNode } from 'react';
import { pictureAddress } from '../picture/picture-address.ts';
import { clothOfTitle } from './cloth-of-title.ts';
import { titleMeta } from './title-meta.ts';

/** Genres on a card (`docs/specification.md §9`). */
const MAX_GENRES = 2;

type FromRecord = 'Link' | 'to' | 'title' | 'cloth' | 'posterUrl' | 'genres';

interface TitleRecordCardProps extends Omit<ComponentProps<typeof TitleCard>, FromRecord> {
  title: Omit<TitleRef, 'id' | 'type' | 'status'>;
  /** Whether its first genres are shown; they are by default. */
  withGenres?: boolean;
}

/**
 * The card of a title, made from its record: link, name, poster and genres. The rest you say as of the kit's card.
 *
 * @example <TitleRecordCard title={title} meta={titleMetaWithType(title, text)} level={2} />
 */
export function TitleRecordCard({ title, withGenres = true, ...rest }: TitleRecordCardProps): ReactNode {
  const text = useText();
  return (
    <TitleCard
      Link={Link}
      to={paths.title(title.slug)}
      title={title.displayTitle}
      cloth={clothOfTitle(title)}
      posterUrl={pictureAddress(title.posterUrl)}
      genres={withGenres ? title.genres.slice(0, MAX_GENRES).map((genre) => genreName(genre, text)) : []}
      {...rest}
    />
  );
}

/** The card of a title with its year, running time and rating. */
export function RatedTitleCard({ title, level = 3 }: { title: TitleCardRecord; level?: 2 | 3 }): ReactNode {
  return (
    <TitleRecordCard
      title={title}
      meta={titleMeta(title, useText())}
      rating={title.bayesianRating}
      level={level}
    />
  );
}
