import { useSearchParams } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import type { ReactNode } from 'react';
import { PeopleFilterForm } from '../features/browse/people-filter-form.tsx';
import { readFilters } from '../features/browse/people-filters.ts';
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
        <PeopleResults filters={filters} />
      </div>
    </>
  );
}
