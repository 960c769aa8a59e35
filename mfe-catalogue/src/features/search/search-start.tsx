import { useText } from '@sinima/runtime';
import { FilterForm } from '@sinima/catalogue-ui/filter-form';
import { paths } from '@sinima/contracts/paths';
import { TextField } from '@sinima/ui-kit/fields';
import type { ReactNode } from 'react';
import { CategoryChips } from './category-chips.tsx';
import * as messages from './search.messages.ts';

/** On a narrow screen the header has its search box in a menu: here is another. */
const narrowForm =
  'ca:grid ca:w-full ca:grid-cols-[minmax(0,1fr)_auto] ca:items-end ca:gap-3 ca:text-start ca:nav:hidden';

/** The ways to begin, where nothing is searched for yet. */
export function SearchStart(): ReactNode {
  const text = useText();
  return (
    <>
      <FilterForm
        label={text(messages.searchSinima)}
        action="/search"
        values={{ q: '' }}
        addressOf={(filled) => paths.search(filled.get('q')?.trim() ?? '')}
        className={narrowForm}
      >
        <TextField
          label={text(messages.titleGenreOrPerson)}
          type="search"
          name="q"
          required
          maxLength={100}
        />
      </FilterForm>
      <CategoryChips />
    </>
  );
}
