/** @jest-environment node */
import { nameSize } from './name-size.ts';

describe('the size of a name on its cloth', () => {
  it.each([
    ['Tsotsi', 'tsotsi', 'large'],
    ['King of Boys', 'king-of-boys', 'large'],
    ['Cairo Station', 'cairo-station', 'large'],
    ['Àjọ̀kẹ́ Ọ̀ṣun', 'ajoke-osun', 'large'],
    ['Brotherhood', 'brotherhood', 'medium'],
    ['Mami Wata', 'mami-wata', 'large'],
    ["The Gravedigger's Wife", 'the-gravediggers-wife', 'small'],
    ['Love Brewed in the African Pot', 'love-brewed-in-the-african-pot', 'medium'],
    ['The Wedding Party 2: Destination Dubai and Back', 'the-wedding-party-2-destination-dubai', 'smallest'],
    ['Donaudampfschifffahrtsgesellschaft', 'x', 'smallest'],
  ])('%s is %s → %s', (name, slug, size) => {
    expect(nameSize(name, slug)).toBe(size);
  });
});
