import type { StoriesOf, Story } from '@sinima/testing/stories';
import { StatCard } from '../src/stat-card/stat-card.tsx';

export default {
  title: 'Primitives/Stat card',
  component: StatCard,
  parameters: {
    docs: {
      description: {
        component: `A number that counts something, in a definition list.

- **Do:** Count one thing, and name it.
- **Do:** Put several into one definition list.
- **Don’t:** Do not show a figure that is an estimate as if it were counted.
- **Don’t:** Do not round: the thousands are set apart.
- **Accessibility:** Name and figure are read together, as a pair of a list.`,
      },
    },
  },
} satisfies StoriesOf<typeof StatCard>;

type Shown = Story<typeof StatCard>;

export const known: Shown = {
  name: 'Known',
  render: () => (
    <dl>
      <StatCard label="Titles" value={1234} />
    </dl>
  ),
};
export const notKnown: Shown = {
  name: 'Not known',
  render: () => (
    <dl>
      <StatCard label="Titles" value={null} />
    </dl>
  ),
};
