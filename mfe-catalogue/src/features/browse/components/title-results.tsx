import type { TitleCard as Title } from '@sinima/contracts/api';
import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { cardGridClass } from '@sinima/ui-kit/card-grid';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { Pagination } from '@sinima/ui-kit/pagination';
import { TitleCard } from '@sinima/ui-kit/title-card';
import { addressWith, type BrowseFilters } from '../browse-filters.ts';
import type { Catalogue } from '../catalogues.ts';

/** Genres on a card (`docs/specification.md §9`). */
const genreLimit = 2;

/** The id of the place where results begin: the next page starts there. */
export const resultsId = 'results';

interface TitleResultsProps {
  catalogue: Catalogue;
  filters: BrowseFilters;
  titles: readonly Title[];
  pageCount: number;
}

function metaOf(title: Title): string {
  const { releaseYear, runtimeMins, seasonCount } = title;
  const seasons = seasonCount === null ? null : `${seasonCount} ${seasonCount === 1 ? 'season' : 'seasons'}`;
  const runtime = runtimeMins === null ? null : `${runtimeMins}m`;
  return [releaseYear, runtime, seasons].filter((part) => part !== null).join(' · ');
}

/** The titles, as a grid or a list, and the way to the next page; or that there are none. */
export function TitleResults({ catalogue, filters, titles, pageCount }: TitleResultsProps) {
  if (titles.length === 0) {
    return (
      <EmptyState
        title={catalogue.empty}
        level={3}
        action={
          <Link
            to={addressWith(catalogue, filters, { search: '', genre: '', year: null, status: null })}
            className={buttonClass({ variant: 'secondary' })}
          >
            Clear Filters
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul className={cardGridClass({ columns: filters.view === 'list' ? 'list' : 'auto' })}>
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
              rating={title.bayesianRating}
              description={title.plotSummary}
              layout={filters.view}
            />
          </li>
        ))}
      </ul>
      <Pagination
        Link={Link}
        page={filters.page}
        pageCount={pageCount}
        to={(page) => `${addressWith(catalogue, filters, { page })}#${resultsId}`}
      />
    </>
  );
}
