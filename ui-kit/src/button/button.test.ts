/** @jest-environment node */
import { buttonClass } from './button.ts';

describe('the class of a button', () => {
  it.each([
    [{}, 'button primary medium'],
    [{ variant: 'secondary' }, 'button secondary medium'],
    [{ variant: 'quiet', size: 'small' }, 'button quiet small'],
  ] as const)('of %j is %s', (look, expected) => {
    expect(buttonClass(look)).toBe(expected);
  });
});
