/** @jest-environment node */
import { HOST_PATHS } from '@sinima/contracts/host-paths';
import { mayBePage, STATIC_ROUTES } from './static-routes.ts';

const at = (address: string): URL => new URL(address, 'https://sinima.example');

it.each(HOST_PATHS)('the worker takes nothing below /%s for a page, nor is it started for it', (root) => {
  expect([mayBePage(at(`/${root}`)), mayBePage(at(`/${root}/a`))]).toEqual([false, false]);
  expect(STATIC_ROUTES).toContainEqual({
    condition: { urlPattern: { pathname: `/${root}{/*}?` } },
    source: 'network',
  });
});

it.each(['/', '/movies', '/title/a/cast', '/previews', '/iconic'])('%s may be a page', (path) => {
  expect(mayBePage(at(path))).toBe(true);
});
