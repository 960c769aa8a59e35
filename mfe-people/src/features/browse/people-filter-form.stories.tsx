import type { StoriesOf, Story } from '@sinima/testing/stories';
import { readFilters } from './people-filters.ts';
import { PeopleFilterForm } from './people-filter-form.tsx';

export default {
  title: 'People filter form',
  about: 'The filters of the talent page. A choice acts at once; words act with the button.',
  component: PeopleFilterForm,
  address: '/people',
  do: ['Keep each filter in the address, so that a link shows the same people.'],
  dont: ['Do not add a filter that the API does not index.'],
  accessibility: ['It is a search landmark with a name.', 'It works without scripts, as a plain form.'],
} satisfies StoriesOf<typeof PeopleFilterForm>;

type Shown = Story<typeof PeopleFilterForm>;

export const nothingChosen: Shown = { props: { filters: readFilters(new URLSearchParams()) } };
export const chosen: Shown = {
  props: { filters: readFilters(new URLSearchParams('search=Safi&role=Director&country=Senegal')) },
};
