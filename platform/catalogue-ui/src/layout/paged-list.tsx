import type { DataQuery } from '@sinima/contracts/remote';
import { Link } from '@sinima/runtime';
import { Pagination } from '@sinima/ui-kit/pagination';
import type { ReactNode } from 'react';
import { Loaded } from '../page/loaded.tsx';
import { PastTheLastPage } from '../page/past-the-last-page.tsx';
import { atResults } from '../page/results-place.ts';
import type { Message } from '@sinima/contracts/text';
import { ResultCount } from './page-layout.tsx';

interface PagedListProps<Item> {
  /** The read of this page, as of `apiListQuery`. */
  query: DataQuery<{
    readonly items: readonly Item[];
    readonly total: number;
    readonly totalIsAtLeast: boolean;
  }>;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Return the address of a page of the list. */
  addressOf: (page: number) => string;
  /** Counts the items: a message with the parameter `count`. */
  count: Message;
  /** Whether a change of the count is read out. */
  live?: boolean;
  loading: ReactNode;
  /** The content in place of a list without items. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list: how many items there are, those of this page, and the way to the others. */
export function PagedList<Item>(props: PagedListProps<Item>): ReactNode {
  const { query, page, pageSize, addressOf, count, live = false, loading, empty, children } = props;
  return (
    <Loaded query={query} loading={loading} keepsFormer>
      {({ items, total, totalIsAtLeast }, isFormer) => {
        const pageCount = Math.ceil(total / pageSize);
        if (items.length === 0)
          return total > 0 ? <PastTheLastPage pageCount={pageCount} first={addressOf(1)} /> : empty;
        return (
          <div aria-busy={isFormer}>
            <ResultCount total={total} message={count} isAtLeast={totalIsAtLeast} live={live} />
            {children(items)}
            <Pagination
              Link={Link}
              page={page}
              pageCount={pageCount}
              to={(other) => atResults(addressOf(other))}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
