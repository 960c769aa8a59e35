/** @jest-environment node */
import { pictureAddress } from './picture-address.ts';

it.each([
  ['@assets/poster.jpg', '/attached_assets/poster.jpg'],
  ['https://example.org/@assets/poster.jpg', 'https://example.org/@assets/poster.jpg'],
  [null, null],
])('address of the picture %s is %s', (url, address) => {
  expect(pictureAddress(url)).toBe(address);
});
