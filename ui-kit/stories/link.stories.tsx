import type { StoriesOf, Story } from '@sinima/testing/stories';
import { linkClass } from '../src/link/link.ts';

interface TextLinkProps {
  variant: 'text' | 'onward' | 'quiet';
  children: string;
}

const TextLink = ({ variant, children }: TextLinkProps) => (
  <a className={linkClass({ variant })} href="#link">
    {children}
  </a>
);

export default {
  title: 'Primitives/Link',
  component: TextLink,
  parameters: {
    docs: {
      description: {
        component: `A class, for a link of whichever router: in a text, leading on, or among many. In a text it is underlined, so that it does not hang on its colour.

- **Do:** Let the link’s own words say where it leads.
- **Do:** Use “onward” after a section, “quiet” among many.
- **Don’t:** Do not write “click here”.
- **Don’t:** Do not take the underline from a link in a text.
- **Accessibility:** Links in a text are told by their underline, not by their colour.`,
      },
    },
  },
} satisfies StoriesOf<typeof TextLink>;

type Shown = Story<typeof TextLink>;

export const text: Shown = { args: { variant: 'text', children: 'Souleymane Cissé' } };
export const onward: Shown = { args: { variant: 'onward', children: 'View All' } };
export const quiet: Shown = { args: { variant: 'quiet', children: 'Contact' } };
