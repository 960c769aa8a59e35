import { paths } from '@sinima/contracts/paths';
import { Link, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { useHead } from './page-head.ts';
import { SearchForm } from './search-form.tsx';
import { notFoundTitle } from '../page/page.messages.ts';
import * as messages from './app.messages.ts';

/** What every path shows that nobody owns (`docs/specification.md §2`). */
export function NotFoundPage(): ReactNode {
  const text = useText();
  useHead({ title: text(notFoundTitle) });
  return (
    <EmptyState
      level={1}
      title={text(messages.pageNotFound)}
      text={text(messages.didYouForgetToAdd)}
      action={
        <>
          {/* On the header's ground, for which the box is made. */}
          <div className="sh:flex sh:w-full sh:max-w-[28rem] sh:bg-indigo-deep sh:p-3 sh:text-chalk">
            <SearchForm label={text(messages.searchTheSite)} />
          </div>
          <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            {text(messages.returnHome)}
          </Link>
        </>
      }
    />
  );
}
