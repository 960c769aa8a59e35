/** @jest-environment node */
import { clothPath as pathInPage } from '@sinima/ui-kit/cloth-in-page';
import { clothPath } from './cloth-path.ts';
import { clothFromUrl } from './cloth-url.ts';

const request = {
  kind: 'poster',
  slug: 'yeelen',
  genres: ['fantasy', 'drama'],
  country: 'Mali',
  year: 1987,
} as const;

it('on the server, a cloth in a page is its drawing, the one that its path has', () => {
  const [type, svg = ''] = pathInPage(request).split(/,(.*)/s);
  expect(type).toBe('data:image/svg+xml');
  expect(decodeURIComponent(svg)).toBe(clothFromUrl(clothPath(request))!.svg);
});

it('its address has no character that an address may not have', () => {
  const address = pathInPage(request);
  expect(address).not.toMatch(/[\s"<>#{}|\\^`]/);
  expect(new URL(address).href).toBe(address);
});
