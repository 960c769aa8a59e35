import type { StoriesOf, Story } from '@sinima/testing/stories';
import { FactList } from './fact-list.tsx';

export default {
  title: 'Fact list',
  component: FactList,
  parameters: {
    docs: {
      description: {
        component: `The facts that are known, one a line.

- **Do:** Pass null for what is not known: the line is left out.
- **Don’t:** Do not write “unknown” or a dash.
- **Accessibility:** It is a definition list: name and value are read together.`,
      },
    },
  },
} satisfies StoriesOf<typeof FactList>;

type Shown = Story<typeof FactList>;

export const several: Shown = {
  args: {
    facts: [
      { label: 'Director', value: 'Djibril Diop Mambéty' },
      { label: 'Languages', value: 'Wolof, French' },
      { label: 'Budget', value: null },
      { label: 'Running time', value: '85 min' },
    ],
  },
};
