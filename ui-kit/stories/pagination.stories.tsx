import type { StoriesOf, Story } from '@sinima/testing/stories';
import { Pagination } from '../src/pagination/pagination.tsx';
import { PlainLink } from './plain-link.tsx';

const toPage = (): string => '#pagination';

export default {
  title: 'Primitives/Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: `Links to the neighbouring pages; nothing where there is one page.

- **Do:** Put it under a list that has more than one page.
- **Do:** Give it a label where a page has two of them.
- **Don’t:** Do not use it for endless feeds: addresses of pages would change.
- **Accessibility:** It is a navigation with a name; links say which page they lead to.`,
      },
    },
  },
} satisfies StoriesOf<typeof Pagination>;

type Shown = Story<typeof Pagination>;

export const firstPage: Shown = {
  name: 'First page',
  args: { Link: PlainLink, page: 1, pageCount: 3, to: toPage, label: 'First of three pages' },
};
export const between: Shown = {
  name: 'Between',
  args: { Link: PlainLink, page: 2, pageCount: 3, to: toPage, label: 'Second of three pages' },
};
export const lastPage: Shown = {
  name: 'Last page',
  args: { Link: PlainLink, page: 3, pageCount: 3, to: toPage, label: 'Last of three pages' },
};
