import type { StoriesOf, Story } from '@sinima/testing/stories';
import { readFilters } from './people-filters.ts';
import { PeopleFilterForm } from './people-filter-form.tsx';

export default {
  title: 'People filter form',
  component: PeopleFilterForm,
  parameters: {
    address: '/people',
    docs: {
      description: {
        component: `The filters of the talent page. A choice acts at once; words act with the button.

- **Do:** Keep each filter in the address, so that a link shows the same people.
- **Don’t:** Do not add a filter that the API does not index.
- **Accessibility:** It is a search landmark with a name.
- **Accessibility:** It works without scripts, as a plain form.`,
      },
    },
  },
} satisfies StoriesOf<typeof PeopleFilterForm>;

type Shown = Story<typeof PeopleFilterForm>;

export const nothingChosen: Shown = { args: { filters: readFilters(new URLSearchParams()) } };
export const chosen: Shown = {
  args: { filters: readFilters(new URLSearchParams('search=Safi&role=Director&country=Senegal')) },
};
