/** @jest-environment node */
import { pageNumberOf } from './page-number.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=two', 1],
  ['page=999999', 416],
])('address with "%s" asks for page %i', (search, page) => {
  expect(pageNumberOf(new URLSearchParams(search))).toBe(page);
});
