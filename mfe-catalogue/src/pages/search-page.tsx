import { useSearchParams, useText } from '@sinima/runtime';
import { EmptyState } from '@sinima/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { SearchStart } from '../features/search/search-start.tsx';
import { pageOf, queryOf, tabOf } from '../features/search/search-address.ts';
import { SearchResults } from '../features/search/search-results.tsx';
import * as messages from './search-page.messages.ts';
import * as titlesMessages from '../titles/titles.messages.ts';

/** `/search?q=` (`docs/specification.md §2`) */
export default function SearchPage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const q = queryOf(search);
  if (q === '') {
    return (
      <EmptyState
        level={1}
        title={text(titlesMessages.search)}
        text={text(messages.enterASearchQueryTo)}
        action={<SearchStart />}
      />
    );
  }
  return (
    <div className="ca:mx-auto ca:max-w-page ca:px-gutter ca:pt-6">
      <SearchResults q={q} tab={tabOf(search)} page={pageOf(search)} />
    </div>
  );
}
