import type { StoriesOf, Story } from '@sinima/testing/stories';
import { TabLinks } from '../src/tabs/tab-links.tsx';
import { PlainLink } from './plain-link.tsx';

const tabs = ['All Movies', 'In Theaters', 'Streaming', 'Coming Soon'].map((label) => ({
  id: label,
  label,
  to: '#tabs',
}));

export default {
  title: 'Primitives/Tabs',
  component: TabLinks,
  parameters: {
    docs: {
      description: {
        component: `Tabs as links: each has an address, works without scripts, and can be opened and shared. They scroll where they do not fit.

- **Do:** Give each tab an address of its own.
- **Do:** Put first what most people come for.
- **Don’t:** Do not use tabs for steps that follow each other.
- **Don’t:** Do not hide in a tab what everybody needs.
- **Accessibility:** They are links in a named navigation: Tab moves, Enter opens, and the current one is said to be.`,
      },
    },
  },
} satisfies StoriesOf<typeof TabLinks>;

type Shown = Story<typeof TabLinks>;

export const theFirstIsCurrent: Shown = {
  name: 'The first is current',
  args: { Link: PlainLink, label: 'Movies', tabs: tabs, current: 'All Movies' },
};
export const anotherOneIs: Shown = {
  name: 'Another one is',
  args: { Link: PlainLink, label: 'Movies to stream', tabs: tabs, current: 'Streaming' },
};
export const oneIsEmpty: Shown = {
  name: 'One is empty',
  args: {
    Link: PlainLink,
    label: 'Movies without trailers',
    tabs: [...tabs, { id: 'Trailers', label: 'Trailers', to: '#tabs', isEmpty: true }],
    current: 'All Movies',
  },
};
