import { sampleFilms, sampleTitleDetail } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { TitleHero } from './title-hero.tsx';

export default {
  title: 'Title hero',
  about: 'The head of a title’s page: its cloth, its name, what it is, and its rating.',
  component: TitleHero,
  layout: 'full',
  do: ['Begin a title’s page with it, once.', 'Show what is known at a glance: year, length, kind.'],
  dont: ['Do not write on the pattern: words stand on the hem.', 'Do not show a rating that nobody gave.'],
  accessibility: [
    'The name is the page’s first heading.',
    'The cloth and the poster say nothing themselves.',
  ],
} satisfies StoriesOf<typeof TitleHero>;

type Shown = Story<typeof TitleHero>;

export const film: Shown = { props: { title: sampleTitleDetail() } };

export const notRatedYet: Shown = {
  props: { title: sampleTitleDetail({ ...sampleFilms[5]!, voteCount: null, rank: null, pageViews: null }) },
};

export const upcoming: Shown = {
  props: {
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
  props: {
    title: sampleTitleDetail({
      ...sampleFilms[3]!,
      slug: 'the-return-of-the-prodigal-son',
      displayTitle: 'The Return of the Prodigal Son',
      originalTitle: 'Awdat al ibn al dal',
      releaseYear: 1976,
    }),
  },
};
