import { buttonClass, type ButtonLook } from '../../src/button/button.ts';
import { State, States, type Exhibit } from '../exhibit.tsx';
import { literal } from '../jsx-of.ts';

const variants = ['primary', 'secondary', 'quiet'] as const;
const sizes = ['medium', 'small'] as const;

const codeOf = (look: ButtonLook): string => `<button className={buttonClass(${literal(look)})}>`;

export const button: Exhibit = {
  exports: ['./button'],
  name: 'Button',
  group: 'Primitives',
  note: 'A class, for a button or for a link, whichever it is. At least 36 px high, 44 px by default.',
  do: [
    'Use one primary button in an area, secondary ones beside it.',
    'Say what happens: “Watch Trailer”, not “OK”.',
    'Put the class on a link where it leads to an address.',
  ],
  dont: ['Do not use a button to navigate.', 'Do not make it smaller than `small`: a finger needs 36 px.'],
  accessibility: [
    'A button is reached by Tab and pressed by Enter and Space; a link by Enter.',
    'Its focus ring keeps 3 to 1 on both themes and on cloth.',
  ],
  Show: () => (
    <States>
      {variants.flatMap((variant) =>
        sizes.map((size) => (
          <State key={`${variant} ${size}`} name={`${variant}, ${size}`} code={codeOf({ variant, size })}>
            <button type="button" className={buttonClass({ variant, size })}>
              Explore Movies
            </button>
          </State>
        )),
      )}
      <State name="disabled" code="<button disabled className={buttonClass()}>">
        <button type="button" disabled className={buttonClass()}>
          Subscribe
        </button>
      </State>
      <State name="a link" code="<Link className={buttonClass({ variant: 'secondary' })} to={…}>">
        <a href="#button" className={buttonClass({ variant: 'secondary' })}>
          View All
        </a>
      </State>
      <State name="on cloth" onCloth code={codeOf({ variant: 'secondary' })}>
        <button type="button" className={buttonClass({ variant: 'secondary' })}>
          Watch Trailer
        </button>
      </State>
    </States>
  ),
};
