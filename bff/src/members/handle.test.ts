import { handleFault, handleKey, normalizedHandle, randomHandle } from './handle.js';

it.each(['amina', 'kofi-b', 'a1b', 'nollywood-4-ever', 'x'.repeat(30)])(
  'the handle %s can be had',
  (handle) => {
    expect(handleFault(handle)).toBeUndefined();
  },
);

it.each([
  ['аmina', 'contains “а” (U+0430)', 'a Cyrillic letter'],
  ['ɑmina', 'contains “ɑ” (U+0251)', 'a Latin letter that looks like another'],
  ['ａｍｉｎａ', 'U+FF41', 'wide letters'],
  ['𝐚mina', 'U+1D41A', 'a mathematical letter'],
  ['amína', 'contains “í” (U+00ED)', 'an accent'],
  ['ami\u200bna', 'invisible character (U+200B)', 'a space of no width'],
  ['ami\u200dna', 'invisible character (U+200D)', 'a joiner'],
  ['ami\u00adna', 'invisible character (U+00AD)', 'a soft hyphen'],
  ['ami\u202ena', 'invisible character (U+202E)', 'a turn of direction'],
  ['ami\u2066na', 'invisible character (U+2066)', 'an isolate'],
  ['ami\u3164na', 'invisible character (U+3164)', 'a filler'],
  ['ami na', 'contains “ ” (U+0020)', 'a space'],
  ['ami_na', 'contains “_”', 'an underscore'],
  ['<b>', 'contains “<”', 'markup'],
  ['am', '3 to 30 characters', 'too few characters'],
  ['a'.repeat(31), '3 to 30 characters', 'too many characters'],
  ['1amina', 'begin with a letter', 'a digit first'],
  ['-amina', 'begin with a letter', 'a hyphen first'],
  ['amina-', 'Hyphens stand between', 'a hyphen last'],
  ['am--ina', 'Hyphens stand between', 'two hyphens'],
  ['admin', 'is reserved', 'a name of the site'],
  ['adm1n', 'is reserved', 'what looks like a name of the site'],
  ['s-i-n-i-m-a', 'is reserved', 'a name of the site in pieces'],
])('the handle %j is refused: %s', (handle, reason) => {
  expect(handleFault(handle)).toContain(reason);
});

it.each([
  ['amina', 'am1na'],
  ['amina', 'arnina'],
  ['odile', '0dile'],
  ['wole', 'vvole'],
  ['kofi', 'k-ofi'],
  ['sade', '5ade'],
])('the handles %s and %s look alike', (one, other) => {
  expect(handleKey(one)).toBe(handleKey(other));
});

it('a handle is kept in small letters', () => {
  expect(normalizedHandle(' Amina ')).toBe('amina');
});

it('a handle of nobody’s choice can be had, and is another each time', () => {
  const handles = Array.from({ length: 100 }, randomHandle);
  expect(handles.filter((handle) => handleFault(handle) !== undefined)).toEqual([]);
  expect(new Set(handles.map(handleKey)).size).toBe(100);
});
