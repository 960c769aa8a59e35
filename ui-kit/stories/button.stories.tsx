import type { StoriesOf, Story } from '@sinima/testing/stories';
import { buttonClass, type ButtonLook } from '../src/button/button.ts';

const WatchTrailer = (look: ButtonLook) => (
  <button type="button" className={buttonClass(look)}>
    Watch Trailer
  </button>
);

export default {
  title: 'Primitives/Button',
  component: WatchTrailer,
  argTypes: {
    variant: { control: 'radio', options: ['primary', 'secondary', 'quiet'] },
    size: { control: 'radio', options: ['medium', 'small'] },
  },
  parameters: {
    docs: {
      description: {
        component: `A class, for a button or for a link, whichever it is. At least 36 px high, 44 px by default.

- **Do:** Use one primary button in an area, secondary ones beside it.
- **Do:** Say what happens: “Watch Trailer”, not “OK”.
- **Do:** Put the class on a link where it leads to an address.
- **Don’t:** Do not use a button to navigate.
- **Don’t:** Do not make it smaller than \`small\`: a finger needs 36 px.
- **Accessibility:** A button is reached by Tab and pressed by Enter and Space; a link by Enter.
- **Accessibility:** Its focus ring keeps 3 to 1 on both themes and on cloth.`,
      },
    },
  },
} satisfies StoriesOf<typeof WatchTrailer>;

type Shown = Story<typeof WatchTrailer>;

export const primary: Shown = { args: { variant: 'primary' } };
export const primarySmall: Shown = { args: { variant: 'primary', size: 'small' } };
export const secondary: Shown = { args: { variant: 'secondary' } };
export const secondarySmall: Shown = { args: { variant: 'secondary', size: 'small' } };
export const quiet: Shown = { args: { variant: 'quiet' } };
export const quietSmall: Shown = { args: { variant: 'quiet', size: 'small' } };
export const disabled: Shown = {
  render: () => (
    <button type="button" disabled className={buttonClass()}>
      Subscribe
    </button>
  ),
};
export const aLink: Shown = {
  render: () => (
    <a href="#button" className={buttonClass({ variant: 'secondary' })}>
      View All
    </a>
  ),
};
export const onCloth: Shown = {
  args: { variant: 'secondary' },
  decorators: [
    (Button) => (
      <div
        style={{
          padding: 'var(--space-5)',
          background: 'var(--color-indigo-deep)',
          color: 'var(--color-chalk)',
        }}
      >
        <Button />
      </div>
    ),
  ],
};
