import { returnPath } from './return-path.js';

it.each([
  '/',
  '/movies?genre=crime&page=2',
  '/title/king-of-boys#plot',
  '/api/account',
  '/api/me/forms/titles/king-of-boys',
  '/api/me/edits/forms/title/king-of-boys',
  '/api/me/forms/report?kind=review&id=5f1d7f3a9b2c4d5e6f708192',
  '/search?q=%C3%80j%E1%BB%8D%CC%80k%E1%BA%B9%CC%81',
])('the path to come back to is %s where that is asked for', (asked) => {
  expect(returnPath(asked)).toBe(asked);
});

it.each([
  undefined,
  '',
  'movies',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%00',
  'javascript:alert(1)',
  '/api/logout',
  '/api/account/delete',
  '/api/me/export',
  '/api/me/forms',
  '/api/me/forms/../../logout',
  '/api/me/forms/x%2f..%2flogout',
  '/api',
  '/./api/logout',
  '/%61pi/logout',
  '/api%2flogout',
  '/%E0%A4%A',
  `/${'a'.repeat(3_000)}`,
])('the path to come back to is the home page in place of %j', (asked) => {
  expect(returnPath(asked)).toBe('/');
});
