import type { StoriesOf, Story } from '@sinima/testing/stories';
import { PageBanner } from '../src/page-banner/page-banner.tsx';

export default {
  title: 'Primitives/Page banner',
  component: PageBanner,
  parameters: {
    docs: {
      description: {
        component: `The head of a page: its title on a plate over a band of cloth.

- **Do:** Begin a page with it, once.
- **Do:** Give the country of a country’s page: the cloth follows it.
- **Don’t:** Do not put it into a widget: it holds the page’s first heading.
- **Don’t:** Do not write more than a line under the title.
- **Accessibility:** The title is the page’s first heading; the cloth behind it is not read out.`,
      },
    },
  },
} satisfies StoriesOf<typeof PageBanner>;

type Shown = Story<typeof PageBanner>;

export const ofTheSite: Shown = {
  name: 'Of the site',
  args: { title: 'Movies', note: 'Films from across the continent', slug: 'movies' },
};
export const ofACountry: Shown = {
  name: 'Of a country',
  args: { title: 'Burkina Faso', slug: 'burkina-faso', country: 'Burkina Faso' },
};
