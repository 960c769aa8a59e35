import * as counts from '@sinima/catalogue-ui/counts';
import { AFRICAN_COUNTRIES } from '@sinima/contracts/countries';
import { countryName } from '@sinima/catalogue-ui/place-names';
import { PageBody } from '@sinima/catalogue-ui/page-layout';
import { pageNumberOf } from '@sinima/catalogue-ui/page-number';
import { PagedList } from '@sinima/catalogue-ui/paged-list';
import { pathIn } from '@sinima/contracts/languages';
import { useSearchParams, useText } from '@sinima/runtime';
import { buttonClass } from '@sinima/ui-kit/button';
import { SelectField } from '@sinima/ui-kit/fields';
import { PageBanner } from '@sinima/ui-kit/page-banner';
import { SkeletonRows } from '@sinima/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { EDITS_ON_PAGE, editsQuery } from '../features/edits/api/edit-queries.ts';
import { EditList } from '../features/edits/edit-list.tsx';
import { STATE_TEXTS } from '../../api/shapes/state-texts.ts';
import { contributePaths } from '../paths/contribute-paths.ts';
import * as messages from './edits-page.messages.ts';

/** `/contribute/edits?state=&country=&author=&page=` */
export default function EditsPage(): ReactNode {
  const text = useText();
  const states = [
    { value: 'undecided', label: text(messages.notDecided) },
    { value: 'all', label: text(messages.allStates) },
    ...Object.entries(STATE_TEXTS).map(([value, label]) => ({ value, label: text(label) })),
  ];
  const countries = [
    { value: '', label: text(messages.allCountries) },
    ...AFRICAN_COUNTRIES.map((value) => ({ value, label: countryName(value, text) })),
  ];
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
      <PageBanner title={text(messages.edits)} note={text(messages.editsNote)} slug="edits" />
      <PageBody>
        <form
          key={search.toString()}
          action={pathIn(text.language, contributePaths.edits())}
          className="con:mb-6 con:grid con:items-end con:gap-3 con:md:grid-cols-3"
        >
          <SelectField
            label={text(messages.state)}
            name="state"
            options={states}
            defaultValue={state ?? 'undecided'}
          />
          <SelectField
            label={text(messages.country)}
            name="country"
            options={countries}
            defaultValue={country ?? ''}
          />
          {author === undefined ? null : <input type="hidden" name="author" value={author} />}
          <button type="submit" className={buttonClass()}>
            {text(messages.show)}
          </button>
        </form>
        <PagedList
          query={editsQuery(search)}
          page={pageNumberOf(search)}
          pageSize={EDITS_ON_PAGE}
          addressOf={addressOf}
          count={counts.editCount}
          loading={<SkeletonRows count={4} height="8rem" label={text(messages.loadingEdits)} />}
          empty={<p>{text(messages.noSuchEdits)}</p>}
        >
          {(edits) => <EditList edits={edits} />}
        </PagedList>
      </PageBody>
    </>
  );
}
