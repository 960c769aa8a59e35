import type { TitleCard as TitleCardData } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { TitleCard } from '@sinima/ui-kit/title-card';
import { clothOfTitle } from './cloth-of-title.ts';
import { titleMeta } from './features/title-meta.ts';

/** Genres on a card (`docs/specification.md §9`). */
export const genreLimit = 2;

/** A title's card with its rating; the heading one level under the section's. */
export function RatedTitleCard({ title, level = 3 }: { title: TitleCardData; level?: 2 | 3 }) {
  return (
    <TitleCard
      Link={Link}
      to={paths.title(title.slug)}
      title={title.displayTitle}
      cloth={clothOfTitle(title)}
      posterUrl={title.posterUrl}
      meta={titleMeta(title)}
      genres={title.genres.slice(0, genreLimit)}
      rating={title.bayesianRating}
      level={level}
    />
  );
}
