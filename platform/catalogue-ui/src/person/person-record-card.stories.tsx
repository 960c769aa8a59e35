import { samplePeople } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { PersonRecordCard } from './person-record-card.tsx';

const [safi] = samplePeople;

export default {
  title: 'Person record card',
  about: 'The card of a person, made from their record: link, name and portrait.',
  component: PersonRecordCard,
  do: ['Say under the name what the page is about: a role, a biography.'],
  dont: ['Do not repeat the name in what stands under it.'],
  around: (story) => <div style={{ maxInlineSize: '15rem' }}>{story}</div>,
} satisfies StoriesOf<typeof PersonRecordCard>;

type Shown = Story<typeof PersonRecordCard>;

export const nameAlone: Shown = { props: { person: safi! } };
export const withBiography: Shown = { props: { person: safi!, bio: safi!.bio } };
export const withRole: Shown = { props: { person: safi!, children: <p>as Mory</p> } };
