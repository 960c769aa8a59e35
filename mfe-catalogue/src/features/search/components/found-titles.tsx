import type { TitleCard as Title } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { Badge } from '@sinima/ui-kit/badge';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { TitleCard } from '@sinima/ui-kit/title-card';

/** Genres on a card (`docs/specification.md §9`). */
const genreLimit = 2;

function metaOf({ releaseYear, runtimeMins }: Title): string {
  const runtime = runtimeMins === null ? null : `${runtimeMins}m`;
  return [releaseYear, runtime].filter((part) => part !== null).join(' · ');
}

/** The titles that match; nothing where there are none. */
export function FoundTitles({ titles }: { titles: readonly Title[] }) {
  if (titles.length === 0) return null;
  return (
    <section>
      <SectionHeading title="Titles" />
      <ul className={cardGridClass()}>
        {titles.map((title) => (
          <li key={title.id}>
            <TitleCard
              Link={Link}
              to={paths.title(title.slug)}
              title={title.displayTitle}
              cloth={{
                slug: title.slug,
                genres: title.genres,
                country: title.countries[0] ?? null,
                year: title.releaseYear,
              }}
              posterUrl={title.posterUrl}
              meta={metaOf(title)}
              genres={title.genres.slice(0, genreLimit)}
            >
              <Badge tone="accent">{title.type === 'SERIES' ? 'Series' : 'Movie'}</Badge>
            </TitleCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
