import type { StreamingPlatform } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { keepPreviousData, Link, useQuery } from '@sinima/runtime';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { ErrorArea } from '@sinima/ui-kit/error-area';
import { SkeletonGrid } from '@sinima/ui-kit/skeleton';
import { TitleCard } from '@sinima/ui-kit/title-card';
import { streamingQuery } from '../api/streaming-query.ts';
import styles from './streaming-titles.module.css';

/** Posters of the widget; platforms and genres on each (`docs/specification.md §9`). */
const limits = { titles: 10, platforms: 2, genres: 2 };

/** What streams on a platform, or on any. While another platform loads, the former one stays in view. */
export function StreamingTitles({ platform }: { platform: StreamingPlatform | undefined }) {
  const query = useQuery({ ...streamingQuery(platform), placeholderData: keepPreviousData });
  if (query.isPending) return <SkeletonGrid count={limits.titles} label="Loading streaming titles" />;
  if (query.isError) return <ErrorArea onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <p>Nothing is known to stream on {platform ?? 'any platform'} yet.</p>;
  return (
    <ul className={cardGridClass()} aria-busy={query.isPlaceholderData}>
      {query.data.slice(0, limits.titles).map((title) => (
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
            genres={title.genres.slice(0, limits.genres)}
          >
            <p className={styles.platforms}>
              {title.streamingPlatforms.slice(0, limits.platforms).join(' · ')}
            </p>
          </TitleCard>
        </li>
      ))}
    </ul>
  );
}
