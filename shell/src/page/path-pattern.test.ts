/** @jest-environment node */
import { matchRoutes } from 'react-router-dom';
import { matchPattern } from '@sinima/contracts/path-pattern';

const routes = [
  '/title/:slug',
  '/titles/:slug',
  '/title/latest',
  '/title/:slug/cast',
  '/title/:slug/:tab?',
  '/awards/:slug?',
  '/forums/*',
  '/forums/:id',
  '/a.b/c~d',
  '/about',
].map((path) => ({ path }));

it.each([
  '/title/lionheart',
  '/titles/lionheart/',
  '/title/latest',
  '/title/latest/cast',
  '/Title/Lionheart',
  '/title/%C3%A0j%E1%BB%8D%CC%80',
  '/title/a%2Fb',
  '/title/%zz',
  '/title/a/cast',
  '/title/a/reviews',
  '/title/a/b/c',
  '/title',
  '/title//',
  '/awards',
  '/awards/amvca',
  '/forums',
  '/forums/7',
  '/forums/7/8/9',
  '/a.b/c~d',
  '/axb/c~d',
  '/about//',
  '//about',
  '/',
  '',
])('%s has the owner and the parameters that the router gives it', (pathname) => {
  const found = matchPattern(routes, pathname);
  const match = matchRoutes(routes, pathname)?.at(-1);
  expect(found?.route.path).toBe(match?.route.path);
  expect(found?.params).toEqual(match?.params);
});

it('a path is not taken for what is within it', () => {
  expect(matchPattern([{ path: '/about' }], '/about-us')).toBeUndefined();
});
