import type { TitleCard as TitleRecord } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { TitleCard } from '@sinima/ui-kit/title-card';
import type { ReactNode } from 'react';

interface FilmPicksListProps {
  titles: readonly TitleRecord[];
  /** Level of each card's heading. */
  level: 2 | 3;
}

/** Titles as cards, in their order. */
export function FilmPicksList({ titles, level }: FilmPicksListProps): ReactNode {
  if (titles.length === 0) return <p>Nothing is here yet.</p>;
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
