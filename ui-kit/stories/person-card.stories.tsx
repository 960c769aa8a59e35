import type { StoriesOf, Story } from '@sinima/testing/stories';
import { PersonCard } from '../src/card/person-card.tsx';
import { PlainLink } from './plain-link.tsx';

export default {
  title: 'Primitives/Person card',
  component: PersonCard,
  parameters: {
    docs: {
      description: {
        component: `A person in a grid: the woven portrait with the initials, the name, and the beginning of the biography.

- **Do:** Say in one line what somebody is known for.
- **Do:** Leave \`bio\` out where a line would say nothing more.
- **Don’t:** Do not use it for a credit: a credit has a role beside the name.
- **Don’t:** Do not take a picture without the right to it: the woven portrait is never wrong.
- **Accessibility:** The name is the link; portrait and initials are not read out twice.`,
      },
    },
  },
} satisfies StoriesOf<typeof PersonCard>;

type Shown = Story<typeof PersonCard>;

export const nameAlone: Shown = {
  name: 'Name alone',
  args: {
    Link: PlainLink,
    to: '#person-card',
    name: 'Ousmane Sembène',
    slug: 'ousmane-sembene',
    country: 'Senegal',
    level: 3,
  },
};
export const withABiography: Shown = {
  name: 'With a biography',
  args: {
    Link: PlainLink,
    to: '#person-card',
    name: 'Souleymane Cissé',
    slug: 'souleymane-cisse',
    country: 'Mali',
    bio: 'Film director from Bamako, who studied in Moscow and made Baara, Finyè and Yeelen.',
    level: 3,
  },
};
export const withoutOne: Shown = {
  name: 'Without one',
  args: {
    Link: PlainLink,
    to: '#person-card',
    name: 'Safi Faye',
    slug: 'safi-faye',
    country: 'Senegal',
    bio: null,
    level: 3,
  },
};
