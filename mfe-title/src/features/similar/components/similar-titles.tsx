import type { TitleDetail } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link, useQuery } from '@sinima/runtime';
import { cardGridClass, sidewaysClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { TitleCard } from '@sinima/ui-kit/title-card';
import type { ReactNode } from 'react';
import { pictureAddress } from '../../title/title-texts.ts';
import { similarQuery } from '../api/similar-query.ts';

/** How many similar titles come. */
const placeholders = 6;
/** Genres on a card (`docs/specification.md §9`). */
const genreLimit = 2;
const row = `${cardGridClass()} ${sidewaysClass}`;

/** What else one may like; nothing where nothing is like this title. */
export function SimilarTitles({ title }: { title: TitleDetail }): ReactNode {
  const { data: others, error, refetch } = useQuery(similarQuery(title.id));
  if (others?.length === 0) return null;
  return (
    <section>
      <SectionHeading title="Similar Titles" note="Of like genre, country and time" />
      {error ? <ErrorArea onRetry={() => void refetch()} /> : null}
      {!others && !error ? (
        <SkeletonGrid count={placeholders} className={sidewaysClass} label="Loading similar titles" />
      ) : null}
      <ul className={row}>
        {others?.map(({ id, slug, displayTitle, genres, countries, releaseYear: year, ...other }) => (
          <li key={id}>
            <TitleCard
              Link={Link}
              to={paths.title(slug)}
              title={displayTitle}
              cloth={{ slug, genres, country: countries[0] ?? null, year }}
              posterUrl={pictureAddress(other.posterUrl)}
              meta={[year, other.type === 'SERIES' ? 'Series' : null].filter(Boolean).join(' · ')}
              genres={genres.slice(0, genreLimit)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
