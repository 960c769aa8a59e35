import * as counts from '@sinima/catalogue-ui/counts';
import { AFRICAN_COUNTRIES } from '@sinima/contracts/countries';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { useSearchParams } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SelectField } from '@sinima/ui-kit/fields';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { EDITS_ON_PAGE, editsQuery } from '../features/edits/api/edit-queries.ts';
import { EditList } from '../features/edits/edit-list.tsx';
import { STATE_TEXTS } from '../features/edits/edit-states.ts';
import { contributePaths } from '../paths/contribute-paths.ts';

const STATES = [
  { value: 'undecided', label: 'Not decided' },
  { value: 'all', label: 'All' },
  ...Object.entries(STATE_TEXTS).map(([value, label]) => ({ value, label })),
];

const COUNTRIES = [
  { value: '', label: 'All' },
  ...AFRICAN_COUNTRIES.map((country) => ({ value: country, label: country })),
];

/** `/contribute/edits?state=&country=&author=&page=` */
export default function EditsPage(): ReactNode {
  const [search] = useSearchParams();
  const { state, country, author } = Object.fromEntries(search);
  const addressOf = (page: number): string =>
    contributePaths.edits({
      ...(state !== undefined && { state }),
      ...(country !== undefined && { country }),
      ...(author !== undefined && { author: Number(author) }),
      page,
    });
  return (
    <>
      <PageBanner title="Edits" note="Proposed changes, and how they were decided." slug="edits" />
      <PageBody>
        <form
          key={search.toString()}
          action={contributePaths.edits()}
          className="con:mb-6 con:grid con:items-end con:gap-3 con:md:grid-cols-3"
        >
          <SelectField label="State" name="state" options={STATES} defaultValue={state ?? 'undecided'} />
          <SelectField label="Country" name="country" options={COUNTRIES} defaultValue={country ?? ''} />
          {author === undefined ? null : <input type="hidden" name="author" value={author} />}
          <button type="submit" className={buttonClass()}>
            Show
          </button>
        </form>
        <PagedList
          query={editsQuery(search)}
          page={pageNumberOf(search)}
          pageSize={EDITS_ON_PAGE}
          addressOf={addressOf}
          count={counts.editCount}
          loading={<SkeletonRows count={4} height="8rem" label="Loading edits" />}
          empty={<p>There are no such edits.</p>}
        >
          {(edits) => <EditList edits={edits} />}
        </PagedList>
      </PageBody>
    </>
  );
}
