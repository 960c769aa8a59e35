/** @jest-environment node */
import { signedOutHome } from './signed-out-home.ts';

const at = (address: string): string | undefined => signedOutHome(new URL(address, 'http://site'));

it.each([
  ['/?state=fr', '/fr'],
  ['/?state=ar', '/ar'],
])('%s leads to the home page in its language', (address, home) => {
  expect(at(address)).toBe(home);
});

it.each([
  '/',
  '/?state=',
  '/?state=en',
  '/?state=//evil.example',
  '/?state=https://evil.example',
  '/?state=/fr',
  '/?state=constructor',
  '/movies?state=fr',
  '/fr?state=ar',
])('%s leads nowhere', (address) => {
  expect(at(address)).toBeUndefined();
});
