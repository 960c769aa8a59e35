/** @jest-environment node */
import { linkClass } from './link.ts';

describe('the class of a link', () => {
  it.each([
    [{}, 'link text'],
    [{ variant: 'onward' }, 'link onward'],
    [{ variant: 'quiet' }, 'link quiet'],
  ] as const)('of %j is %s', (look, expected) => {
    expect(linkClass(look)).toBe(expected);
  });
});
