import { paths } from '@sinima/contracts/paths';
import type { StoriesOf, Story } from '@sinima/testing/stories';
import { PromoCard } from './promo-card.tsx';

export default {
  title: 'Promo card',
  component: PromoCard,
  parameters: {
    docs: {
      description: {
        component: `Leads to another part of the site; marked where somebody pays for it.

- **Do:** Say in the button what one finds there.
- **Don’t:** Do not show one that is paid for without “Sponsored”.
- **Accessibility:** It stands aside of the page’s content, under its own name.`,
      },
    },
  },
} satisfies StoriesOf<typeof PromoCard>;

type Shown = Story<typeof PromoCard>;

const theaters = {
  title: 'Find Theaters Near You',
  text: 'Six cities, from Lagos to Casablanca.',
  to: paths.theaters(),
  action: 'Find Theaters',
} as const;

export const tall: Shown = { args: theaters };
export const wide: Shown = { args: { ...theaters, look: 'wide' } };
export const small: Shown = { args: { ...theaters, look: 'small' } };
export const sponsored: Shown = { args: { ...theaters, sponsored: true } };
