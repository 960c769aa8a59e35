import { ActiveFilters } from '@sinima/catalogue-ui/active-filters';
import { useSearchParams } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { LetterLinks } from '../features/browse/letter-links.tsx';
import { PeopleFilterForm } from '../features/browse/people-filter-form.tsx';
import { activeFilters, readFilters } from '../features/browse/people-filters.ts';
import { PeopleResults } from '../features/browse/people-results.tsx';

/** `/people` */
export default function PeoplePage(): ReactNode {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  return (
    <>
      <PageBanner
        title="African Talent"
        note="The people in front of the camera and behind it"
        slug="people"
      />
      <div className="pe:mx-auto pe:grid pe:max-w-page pe:grid-cols-1 pe:gap-5 pe:px-gutter pe:pt-5">
        <PeopleFilterForm filters={filters} />
        <LetterLinks filters={filters} />
        <ActiveFilters filters={activeFilters(filters)} />
        <PeopleResults filters={filters} />
      </div>
    </>
  );
}
