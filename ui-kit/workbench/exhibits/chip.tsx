import { chipClass, chipRowClass } from '../../src/chip/chip.ts';
import { State, States, type Exhibit } from '../exhibit.tsx';

const cities = ['Lagos', 'Accra', 'Nairobi', 'Johannesburg'];

export const chip: Exhibit = {
  exports: ['./chip'],
  name: 'Chip',
  group: 'Primitives',
  note: 'A filter: a link (aria-current) or a button (aria-pressed).',
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
