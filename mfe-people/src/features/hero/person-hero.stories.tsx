import { samplePersonDetail } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { PersonHero } from './person-hero.tsx';

export default {
  title: 'Person hero',
  component: PersonHero,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The head of a person’s page: portrait, name, life and work.

- **Do:** Begin a person’s page with it, once.
- **Don’t:** Do not state a birth date that is not widely documented.
- **Accessibility:** The name is the page’s first heading.
- **Accessibility:** The follow button says whether it is pressed.`,
      },
    },
  },
} satisfies StoriesOf<typeof PersonHero>;

type Shown = Story<typeof PersonHero>;

export const content: Shown = { args: { person: samplePersonDetail() } };

export const littleKnown: Shown = {
  args: {
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
