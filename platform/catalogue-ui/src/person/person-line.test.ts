/** @jest-environment node */
import { createText } from '@sinima/runtime/host';
import { personLine } from './person-line.ts';

const english = createText('en');
const french = createText('fr');

it.each([
  [
    { bio: 'Made films.', roles: ['Director'] },
    { bio: 'Made films.', bioLanguage: {} },
  ],
  [{ bio: null, roles: ['Director', 'Editor'] }, { bio: 'Director, Editor' }],
  [{ bio: null, roles: [] }, { bio: null }],
])('line of %j on a card is %j', (person, line) => {
  expect(personLine(person, english)).toEqual(line);
});

it('a biography on a page in another language says that it is English', () => {
  const { bioLanguage } = personLine({ bio: 'Made films.', roles: [] }, french);
  expect(bioLanguage).toEqual({ lang: 'en', dir: 'ltr' });
});
