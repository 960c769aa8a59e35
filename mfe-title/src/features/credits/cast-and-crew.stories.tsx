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
  about: 'The first of a title’s cast and those who lead its crew, with the ways to all of them.',
  component: CastAndCrew,
  do: ['Keep the order of the credits.'],
  dont: ['Do not guess who leads: the credit says it.'],
} satisfies StoriesOf<typeof CastAndCrew>;

type Shown = Story<typeof CastAndCrew>;

export const content: Shown = { props: { title }, answers: { [address]: { json: credits } } };
export const loading: Shown = { props: { title }, answers: { [address]: 'never' } };
export const nobodyKnown: Shown = { props: { title }, answers: { [address]: { json: [] } } };
export const failed: Shown = { props: { title }, answers: { [address]: down } };
