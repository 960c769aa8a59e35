import type { TitleCard as TitleRecord } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { TitleCard } from '@sinima/ui-kit/title-card';
import type { ReactNode } from 'react';
import * as messages from './title-lists.messages.ts';

interface FilmPicksListProps {
  titles: readonly TitleRecord[];
  /** Level of each card's heading. */
  level: 2 | 3;
}

/** Titles as cards, in their order. */
export function FilmPicksList({ titles, level }: FilmPicksListProps): ReactNode {
  const text = useText();
  if (titles.length === 0) return <p>{text(messages.nothingYet)}</p>;
  return (
    <ul className={cardGridClass()}>
      {titles.map(({ id, slug, displayTitle, releaseYear, genres, countries, posterUrl }) => (
        <li key={id}>
          <TitleCard
            Link={Link}
            to={paths.title(slug)}
            title={displayTitle}
            cloth={{ slug, genres, country: countries[0] ?? null, year: releaseYear }}
            posterUrl={posterUrl}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}
