/** @jest-environment node */
import { createText } from '@sinima/runtime/host';
import { personLine } from './person-line.ts';

const english = createText('en');

it.each([
  [{ bio: 'Made films.', roles: ['Director'] }, 'Made films.'],
  [{ bio: null, roles: ['Director', 'Editor'] }, 'Director, Editor'],
  [{ bio: null, roles: [] }, null],
])('line of %j on a card is %j', (person, line) => {
  expect(personLine(person, english)).toBe(line);
});
