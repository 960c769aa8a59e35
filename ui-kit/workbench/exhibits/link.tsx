import { linkClass } from '../../src/link/link.ts';
import { State, States, type Exhibit } from '../exhibit.tsx';

const variants = { text: 'Souleymane Cissé', onward: 'View All', quiet: 'Contact' } as const;

export const link: Exhibit = {
  exports: ['./link'],
  name: 'Link',
  group: 'Primitives',
  note: 'A class, for a link of whichever router: in a text, leading on, or among many. In a text it is underlined, so that it does not hang on its colour.',
  do: ['Let the link’s own words say where it leads.', 'Use “onward” after a section, “quiet” among many.'],
  dont: ['Do not write “click here”.', 'Do not take the underline from a link in a text.'],
  accessibility: ['Links in a text are told by their underline, not by their colour.'],
  Show: () => (
    <States>
      {Object.entries(variants).map(([variant, text]) => (
        <State
          key={variant}
          name={variant}
          code={`<Link className={linkClass({ variant: '${variant}' })} to={…}>`}
        >
          <a className={linkClass({ variant: variant as keyof typeof variants })} href="#link">
            {text}
          </a>
        </State>
      ))}
    </States>
  ),
};
