import { samplePersonDetail } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { PersonHero } from './person-hero.tsx';

export default {
  title: 'Person hero',
  about: 'The head of a person’s page: portrait, name, life and work.',
  component: PersonHero,
  layout: 'full',
  do: ['Begin a person’s page with it, once.'],
  dont: ['Do not state a birth date that is not widely documented.'],
  accessibility: ['The name is the page’s first heading.', 'The follow button says whether it is pressed.'],
} satisfies StoriesOf<typeof PersonHero>;

type Shown = Story<typeof PersonHero>;

export const content: Shown = { props: { person: samplePersonDetail() } };

export const littleKnown: Shown = {
  props: {
    person: samplePersonDetail({
      slug: 'mareme-niang',
      name: 'Mareme Niang',
      birthYear: null,
      birthDate: null,
      deathDate: null,
      deathYear: null,
      birthPlace: null,
      roles: ['Actor'],
    }),
  },
};
