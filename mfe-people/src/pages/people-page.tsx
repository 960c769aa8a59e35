import { ActiveFilters } from '@sinima/catalogue-ui/active-filters';
import { useSearchParams, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { LetterLinks } from '../features/browse/letter-links.tsx';
import { PeopleFilterForm } from '../features/browse/people-filter-form.tsx';
import { activeFilters, readFilters } from '../features/browse/people-filters.ts';
import { PeopleResults } from '../features/browse/people-results.tsx';
import * as messages from './pages.messages.ts';

/** `/people` */
export default function PeoplePage(): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const filters = readFilters(search);
  return (
    <>
      <PageBanner
        title={text(messages.africanTalent)}
        note={text(messages.thePeopleInFrontOf)}
        slug="people"
      />
      <div className="pe:mx-auto pe:grid pe:max-w-page pe:grid-cols-1 pe:gap-5 pe:px-gutter pe:pt-5">
        <PeopleFilterForm filters={filters} />
        <LetterLinks filters={filters} />
        <ActiveFilters filters={activeFilters(filters, text)} />
        <PeopleResults filters={filters} />
      </div>
    </>
  );
}
