import { chipClass, chipRowClass } from '../../src/chip/chip.ts';
import { State, States, type Exhibit } from '../exhibit.tsx';

const cities = ['Lagos', 'Accra', 'Nairobi', 'Johannesburg'];

export const chip: Exhibit = {
  exports: ['./chip'],
  name: 'Chip',
  group: 'Primitives',
  note: 'A filter: a link (aria-current) or a button (aria-pressed).',
  do: [
    'Use it to filter what stands on the same page.',
    'Make it a link where the filter is part of the address.',
  ],
  dont: [
    'Do not use it for one choice among many values: take a select field.',
    'Do not use it as a label: that is a badge.',
  ],
  accessibility: [
    'Say what is chosen by `aria-current` on a link and `aria-pressed` on a button.',
    'In forced colours, the chosen one has a wider border.',
  ],
  Show: () => (
    <States>
      {[false, true].map((selected) => (
        <State
          key={String(selected)}
          name={selected ? 'Selected' : 'Not selected'}
          code={`chipClass({ selected: ${selected} })`}
        >
          <button type="button" className={chipClass({ selected })} aria-pressed={selected}>
            Lagos
          </button>
        </State>
      ))}
      <State name="A row of links" wide code="<ul className={chipRowClass}>">
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
      </State>
    </States>
  ),
};
