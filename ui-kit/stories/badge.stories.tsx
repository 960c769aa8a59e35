import type { StoriesOf, Story } from '@sinima/testing/stories';
import { Badge } from '../src/badge/badge.tsx';

export default {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component: `A word that marks something: a genre, a type, a sample.

- **Do:** Use one word: a genre, a type, “Sample”.
- **Do:** Use “warn” for what is made up or uncertain.
- **Don’t:** Do not make it a link or a button: that is a chip.
- **Don’t:** Do not say by its colour alone what its word does not say.
- **Accessibility:** It is text like any other: read in its place, without a role.`,
      },
    },
  },
} satisfies StoriesOf<typeof Badge>;

type Shown = Story<typeof Badge>;

export const plain: Shown = { name: 'Plain', args: { children: 'Drama' } };
export const accent: Shown = { name: 'Accent', args: { tone: 'accent', children: 'Lead' } };
export const warn: Shown = { name: 'Warn', args: { tone: 'warn', children: 'Sample' } };
