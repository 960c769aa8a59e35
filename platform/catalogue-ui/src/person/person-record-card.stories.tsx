import { samplePeople } from '@sinima/testing/sample-catalogue';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { PersonRecordCard } from './person-record-card.tsx';

const [safi] = samplePeople;

export default {
  title: 'Person record card',
  component: PersonRecordCard,
  parameters: {
    docs: {
      description: {
        component: `The card of a person, made from their record: link, name and portrait.

- **Do:** Say under the name what the page is about: a role, a biography.
- **Don’t:** Do not repeat the name in what stands under it.`,
      },
    },
  },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Shown />
      </div>
    ),
  ],
} satisfies StoriesOf<typeof PersonRecordCard>;

type Shown = Story<typeof PersonRecordCard>;

export const nameAlone: Shown = { args: { person: safi! } };
export const withBiography: Shown = { args: { person: safi!, bio: safi!.bio } };
export const withRole: Shown = { args: { person: safi!, children: <p>as Mory</p> } };
