import { down } from '@sinima/testing/answers';
import { sampleCredit, sampleTitleDetail } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { CastAndCrew } from './cast-and-crew.tsx';

const title = sampleTitleDetail();
const address = `/api/titles/${title.slug}/credits`;

const credits = [
  sampleCredit('Sola Sobowale', { billingOrder: 1, characterName: 'Eniola Salami', isLeadRole: true }),
  sampleCredit('Adesua Etomi', { billingOrder: 2, characterName: 'Kemi Salami' }),
  sampleCredit('Remilekun Safaru', { billingOrder: 3, characterName: 'Makanaki' }),
  sampleCredit('Toni Tones', { billingOrder: 4, characterName: 'Young Eniola' }),
  sampleCredit('Kemi Adetiba', { roleCategory: 'DIRECTOR', department: 'Directing', billingOrder: 1 }),
];

export default {
  title: 'Cast and crew',
  component: CastAndCrew,
  parameters: {
    docs: {
      description: {
        component: `The first of a title’s cast and those who lead its crew, with the ways to all of them.

- **Do:** Keep the order of the credits.
- **Don’t:** Do not guess who leads: the credit says it.`,
      },
      story: { inline: false, height: '30rem' },
    },
  },
} satisfies StoriesOf<typeof CastAndCrew>;

type Shown = Story<typeof CastAndCrew>;

export const content: Shown = { args: { title }, parameters: { answers: { [address]: { json: credits } } } };
export const loading: Shown = { args: { title }, parameters: { answers: { [address]: 'never' } } };
export const nobodyKnown: Shown = { args: { title }, parameters: { answers: { [address]: { json: [] } } } };
export const failed: Shown = { args: { title }, parameters: { answers: { [address]: down } } };
