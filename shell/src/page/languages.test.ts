import { languageOfPath, pathIn, prefixOf } from '@sinima/contracts/languages';

it.each([
  ['/', 'en', '/'],
  ['/movies', 'en', '/movies'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr/title/lionheart', 'fr', '/title/lionheart'],
  ['/frx', 'en', '/frx'],
  ['/frx/title', 'en', '/frx/title'],
  ['/FR/movies', 'en', '/FR/movies'],
  ['/en/movies', 'en', '/en/movies'],
  ['/title/fr', 'en', '/title/fr'],
  ['/constructor', 'en', '/constructor'],
])('the address %s is a page in %s: %s', (address, language, path) => {
  expect(languageOfPath(address)).toEqual({ language, path });
});

it.each([
  ['en', '/', '/'],
  ['en', '/movies?sort=new', '/movies?sort=new'],
  ['fr', '/', '/fr'],
  ['fr', '/?utm=1', '/fr?utm=1'],
  ['sw', '/movies?sort=new', '/sw/movies?sort=new'],
] as const)('in %s, the page %s is at %s', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address);
});

it('English has no prefix, others have one', () => {
  expect([prefixOf('en'), prefixOf('ar')]).toEqual(['', '/ar']);
});
