import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { useHead } from './page-head.ts';
import { SearchForm } from './search-form.tsx';
import { notFoundHead } from '../page/site-heads.ts';

/** What every path shows that nobody owns (`docs/specification.md §2`). */
export function NotFoundPage(): ReactNode {
  useHead(notFoundHead);
  return (
    <EmptyState
      level={1}
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      action={
        <>
          {/* On the header's ground, for which the box is made. */}
          <div className="sh:flex sh:w-full sh:max-w-[28rem] sh:bg-indigo-deep sh:p-3 sh:text-chalk">
            <SearchForm label="Search the site" />
          </div>
          <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            Return Home
          </Link>
        </>
      }
    />
  );
}
