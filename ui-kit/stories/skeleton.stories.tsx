import type { StoriesOf, Story } from '@sinima/testing/stories';
import { Skeleton, SkeletonArea, SkeletonGrid, SkeletonRows } from '../src/skeleton/skeleton.tsx';

export default {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `The place that content will take, at its size. It breathes, except for those who ask for less motion.

- **Do:** Make it as high as what will come, so that nothing jumps.
- **Do:** Give areas a label that says what is loading.
- **Don’t:** Do not show it for less than a glance: render what is cached.
- **Don’t:** Do not use a spinner beside it.
- **Accessibility:** Areas say once that they are loading; the shapes are not read out.
- **Accessibility:** For those who ask for less motion it does not breathe.`,
      },
    },
  },
} satisfies StoriesOf<typeof Skeleton>;

type Shown = Story<typeof Skeleton>;

export const aLine: Shown = { name: 'A line', args: {} };
export const aBox: Shown = { name: 'A box', args: { width: '12rem', height: '4rem' } };
export const rows: Shown = {
  name: 'Rows',
  render: () => <SkeletonRows count={3} height="2rem" label="Loading rows" />,
};
export const aGridOfCards: Shown = {
  name: 'A grid of cards',
  render: () => <SkeletonGrid count={4} label="Loading cards" columns="four" />,
};
export const aWidget: Shown = { name: 'A widget', render: () => <SkeletonArea kind="widgets" /> };
export const aPage: Shown = { name: 'A page', render: () => <SkeletonArea kind="pages" /> };
