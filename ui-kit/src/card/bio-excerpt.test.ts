/** @jest-environment node */
import { bioExcerpt } from './bio-excerpt.ts';

describe('the excerpt of a biography', () => {
  it('is its first 50 characters and an ellipsis', () => {
    expect(bioExcerpt('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`);
  });

  it('is the whole of a short one', () => {
    expect(bioExcerpt('a'.repeat(50))).toBe('a'.repeat(50));
  });

  it('never cuts a letter in two', () => {
    expect(bioExcerpt(`${'a'.repeat(49)}𞤀b`)).toBe(`${'a'.repeat(49)}𞤀…`);
  });
});
