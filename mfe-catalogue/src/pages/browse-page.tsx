import { ActiveFilters } from '@sinima/catalogue-ui/active-filters';
import { Link, useSearchParams, useText } from '@sinima/runtime';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SectionHeading } from '@sinima/ui-kit/section-heading';
import { TabLinks } from '@sinima/ui-kit/tab-links';
import type { ReactNode } from 'react';
import { addressWith, readFilters } from '../features/browse/browse-filters.ts';
import { BrowseResults } from '../features/browse/browse-results.tsx';
import { tabOf, type Catalogue } from '../features/browse/catalogues.ts';
import { activeFilters, headingOf } from '../features/browse/filter-labels.ts';
import { FrontDoors } from '../features/browse/front-doors.tsx';
import { TitleFilterForm } from '../features/browse/title-filter-form.tsx';
import { RESULTS_ID } from '../features/browse/title-results.tsx';

/** A catalogue: filters, tabs, and the grid or list of the titles that pass. All of it is in the address. */
export function BrowsePage({ catalogue }: { catalogue: Catalogue }): ReactNode {
  const text = useText();
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const tab = tabOf(catalogue, filters.tab);
  return (
    <>
      <PageBanner
        title={text(catalogue.title)}
        note={text(catalogue.note)}
        slug={catalogue.clothName}
        country={catalogue.clothOf}
      />
      <div className="ca:mx-auto ca:grid ca:max-w-page ca:grid-cols-1 ca:gap-5 ca:px-gutter ca:pt-5">
        <TitleFilterForm catalogue={catalogue} filters={filters} />
        <TabLinks
          Link={Link}
          label={text(catalogue.texts.kinds)}
          current={tab.id}
          tabs={catalogue.tabs.map(({ id, label }) => ({
            id,
            label: text(label),
            to: addressWith(catalogue, filters, { tab: id }),
          }))}
        />
        <div id={RESULTS_ID} tabIndex={-1} className="ca:focus:outline-0">
          <SectionHeading title={headingOf(catalogue, filters, text)} note={text(tab.line)} />
        </div>
        <ActiveFilters
          filters={activeFilters(filters, text).map(({ label, off }) => ({
            label,
            without: addressWith(catalogue, filters, off),
          }))}
        />
        <BrowseResults catalogue={catalogue} search={search} />
        <FrontDoors catalogue={catalogue} />
      </div>
    </>
  );
}
