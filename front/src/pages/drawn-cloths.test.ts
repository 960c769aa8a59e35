/** @jest-environment node */
import { clothFromUrl } from '@sinima/ui-kit/cloth-url';
import { isDrawn, withDrawings } from './drawn-cloths.ts';

const address = '/cloth/poster/yeelen.svg?v=5&amp;c=Mali&amp;d=1980';
const image = (attributes: string, src = address): string => `<img ${attributes} src="${src}" alt=""/>`;

it('an urgent cloth is drawn into the page, and is the one that its address has', () => {
  const html = withDrawings(`<p>Yeelen</p>${image('fetchPriority="high"')}`);
  const [, svg = ''] = /src="data:image\/svg\+xml,([^"]*)"/.exec(html) ?? [];
  const drawing = decodeURIComponent(svg.replaceAll('&amp;', '&'));
  expect(drawing).toBe(clothFromUrl(address.replaceAll('&amp;', '&'))!.svg.replaceAll('"', "'"));
  expect(html).toMatch(/^<p>Yeelen<\/p><img fetchPriority="high" src="data:[^"<>]*" alt=""\/>$/);
});

it.each([
  ['is not urgent', image('loading="lazy"')],
  ['is no cloth', image('fetchPriority="high"', '/attached_assets/a.jpg')],
  ['is a cloth of no kind', image('fetchPriority="high"', '/cloth/flag/mali.svg')],
])('an image that %s stays as it is', (_what, html) => {
  expect(withDrawings(html)).toBe(html);
});

it('of what React asks for early, that is left out which is drawn', () => {
  const preload = (href: string, more = ''): string =>
    `<link rel="preload" as="image" href="${href}"${more}/>`;
  const high = ' fetchPriority="high"';
  expect(isDrawn(preload(address, high))).toBe(true);
  expect(isDrawn(preload(address))).toBe(false);
  expect(isDrawn(preload('/attached_assets/a.jpg', high))).toBe(false);
});
