import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';

/** Where an address asks for a page of a list that comes after its last: how many there are, and the way to the first. */
export function PastTheLastPage({ pageCount, first }: { pageCount: number; first: string }): ReactNode {
  return (
    <EmptyState
      title="This page is past the last one"
      text={pageCount === 1 ? 'There is one page.' : `There are ${pageCount} pages.`}
      level={3}
      action={
        <Link to={first} className={buttonClass({ variant: 'secondary' })}>
          Go to the first page
        </Link>
      }
    />
  );
}
