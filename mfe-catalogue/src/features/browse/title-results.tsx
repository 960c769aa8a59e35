import { CardList } from '@sinima/catalogue-ui/card-list';
import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PastTheLastPage } from '@sinima/catalogue-ui/past-the-last-page';
import { titleMetaWithSeasons } from '@sinima/catalogue-ui/title-meta';
import { TitleRecordCard } from '@sinima/catalogue-ui/title-record-card';
import type { TitleCard } from '@sinima/contracts/api';
import { Link, useText } from '@sinima/runtime';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import { Pagination } from '@sinima/ui-kit/pagination';
import type { ReactNode } from 'react';
import { addressWith, type BrowseFilters } from './browse-filters.ts';
import { NO_FILTERS } from './filter-labels.ts';
import type { Catalogue } from './catalogues.ts';
import * as messages from './browse.messages.ts';

/** The id of the place where results begin: the next page starts there. */
export const RESULTS_ID = 'results';

interface TitleResultsProps {
  catalogue: Catalogue;
  filters: BrowseFilters;
  titles: readonly TitleCard[];
  pageCount: number;
  /** How many pass on all pages. */
  total: number;
}

/** The titles, as a grid or a list, and the way to the next page; or that there are none. */
export function TitleResults({ catalogue, filters, titles, pageCount, total }: TitleResultsProps): ReactNode {
  const text = useText();
  if (titles.length === 0 && total > 0) {
    return <PastTheLastPage pageCount={pageCount} first={addressWith(catalogue, filters, {})} />;
  }
  if (titles.length === 0) {
    return (
      <EmptyState
        title={text(catalogue.empty)}
        level={3}
        action={
          <MoreLink to={addressWith(catalogue, filters, NO_FILTERS)}>{text(messages.clearFilters)}</MoreLink>
        }
      />
    );
  }
  return (
    <>
      <CardList items={titles} columns={filters.view === 'list' ? 'list' : 'auto'} isLong>
        {(title) => (
          <TitleRecordCard
            title={title}
            meta={titleMetaWithSeasons(title, text)}
            rating={title.bayesianRating}
            description={title.plotSummary}
            layout={filters.view}
          />
        )}
      </CardList>
      <Pagination
        Link={Link}
        page={filters.page}
        pageCount={pageCount}
        to={(page) => `${addressWith(catalogue, filters, { page })}#${RESULTS_ID}`}
      />
    </>
  );
}
