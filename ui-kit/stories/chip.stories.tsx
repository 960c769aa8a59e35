import type { StoriesOf, Story } from '@sinima/testing/stories';
import { chipClass, chipRowClass } from '../src/chip/chip.ts';

const cities = ['Lagos', 'Accra', 'Nairobi', 'Johannesburg'];

const Lagos = ({ selected }: { selected: boolean }) => (
  <button type="button" className={chipClass({ selected })} aria-pressed={selected}>
    Lagos
  </button>
);

export default {
  title: 'Primitives/Chip',
  component: Lagos,
  parameters: {
    docs: {
      description: {
        component: `A filter: a link (aria-current) or a button (aria-pressed).

- **Do:** Use it to filter what stands on the same page.
- **Do:** Make it a link where the filter is part of the address.
- **Don’t:** Do not use it for one choice among many values: take a select field.
- **Don’t:** Do not use it as a label: that is a badge.
- **Accessibility:** Say what is chosen by \`aria-current\` on a link and \`aria-pressed\` on a button.
- **Accessibility:** In forced colours, the chosen one has a wider border.`,
      },
    },
  },
} satisfies StoriesOf<typeof Lagos>;

type Shown = Story<typeof Lagos>;

export const notSelected: Shown = { args: { selected: false } };
export const selected: Shown = { args: { selected: true } };
export const aRowOfLinks: Shown = {
  args: { selected: false },
  render: () => (
    <ul className={chipRowClass}>
      {cities.map((city, index) => (
        <li key={city}>
          <a
            href="#chip"
            className={chipClass({ selected: index === 0 })}
            aria-current={index === 0 ? 'true' : undefined}
          >
            {city}
          </a>
        </li>
      ))}
    </ul>
  ),
};
