import { sampleFilms, sampleTitleDetail } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { TitleHero } from './title-hero.tsx';

export default {
  title: 'Title hero',
  component: TitleHero,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The head of a title’s page: its cloth, its name, what it is, and its rating.

- **Do:** Begin a title’s page with it, once.
- **Do:** Show what is known at a glance: year, length, kind.
- **Don’t:** Do not write on the pattern: words stand on the hem.
- **Don’t:** Do not show a rating that nobody gave.
- **Accessibility:** The name is the page’s first heading.
- **Accessibility:** The cloth and the poster say nothing themselves.`,
      },
    },
  },
} satisfies StoriesOf<typeof TitleHero>;

type Shown = Story<typeof TitleHero>;

export const film: Shown = { args: { title: sampleTitleDetail() } };

export const notRatedYet: Shown = {
  args: { title: sampleTitleDetail({ ...sampleFilms[5]!, voteCount: null, rank: null, pageViews: null }) },
};

export const upcoming: Shown = {
  args: {
    title: sampleTitleDetail({
      status: 'upcoming',
      releaseYear: null,
      runtimeMins: null,
      bayesianRating: null,
      voteCount: null,
      rank: null,
    }),
  },
};

export const longNameWithAnother: Shown = {
  name: 'A long name, and another one',
  args: {
    title: sampleTitleDetail({
      ...sampleFilms[3]!,
      slug: 'the-return-of-the-prodigal-son',
      displayTitle: 'The Return of the Prodigal Son',
      originalTitle: 'Awdat al ibn al dal',
      releaseYear: 1976,
    }),
  },
};
