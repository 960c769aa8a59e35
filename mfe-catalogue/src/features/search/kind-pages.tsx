import { MoreLink } from '@sinima/catalogue-ui/more-link';
import { PastTheLastPage } from '@sinima/catalogue-ui/past-the-last-page';
import { atResults } from '@sinima/catalogue-ui/results-place';
import { Link, useText } from '@sinima/runtime';
import { Pagination } from '@sinima/ui-kit/pagination';
import type { ReactNode } from 'react';
import { PAGE_SIZE } from './api/search-query.ts';
import { addressOf } from './search-address.ts';
import * as messages from './search.messages.ts';

/** Of one kind: how many there are, and those of this page. */
interface FoundKind {
  readonly total: number;
  readonly items: readonly unknown[];
}

interface KindProps {
  q: string;
  kind: 'titles' | 'people';
  of: FoundKind;
}

/** Where all kinds stand together: the way to the rest of one. */
export function AllOfAKind({ q, kind, of }: KindProps): ReactNode {
  const text = useText();
  if (of.total <= of.items.length) return null;
  return (
    <p>
      <MoreLink to={addressOf(q, kind)}>
        {text(kind === 'titles' ? messages.allTitles : messages.allPeople, { count: of.total })}
      </MoreLink>
    </p>
  );
}

/** Where one kind stands alone: the way to its other pages. */
export function KindPages({ q, kind, of, page }: KindProps & { page: number }): ReactNode {
  const pageCount = Math.ceil(of.total / PAGE_SIZE);
  if (of.items.length === 0 && of.total > 0) {
    return <PastTheLastPage pageCount={pageCount} first={addressOf(q, kind)} />;
  }
  return (
    <Pagination
      Link={Link}
      page={page}
      pageCount={pageCount}
      to={(other) => atResults(addressOf(q, kind, other))}
    />
  );
}
