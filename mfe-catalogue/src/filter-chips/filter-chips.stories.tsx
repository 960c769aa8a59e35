import { CITIES } from '@sinima/contracts/vocabulary';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { FilterChips } from './filter-chips.tsx';

const addressOf = (city: string | undefined): string => (city === undefined ? '/' : `/?city=${city}`);

export default {
  title: 'Filter chips',
  component: FilterChips,
  parameters: {
    docs: {
      description: {
        component: `A chip for all and one for each value. A phone draws them sideways.

- **Do:** Use them for a handful of values that people know.
- **Don’t:** Do not use them for more than ten values: take a select field.
- **Accessibility:** They are links in a named list; the chosen one is said to be current.`,
      },
    },
  },
} satisfies StoriesOf<typeof FilterChips>;

type Shown = Story<typeof FilterChips>;

export const all: Shown = { args: { label: 'Cities', values: CITIES, selected: undefined, addressOf } };
export const oneChosen: Shown = {
  args: { label: 'Cities', values: CITIES, selected: 'Nairobi', addressOf },
};
