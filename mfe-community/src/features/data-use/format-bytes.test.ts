/** @jest-environment node */
import { formatBytes } from '@sinima/contracts/data-use';

it.each([
  ['en', 0, /^0 KB$/],
  ['en', 300, /^1 KB$/],
  ['en', 142_300, /^142 KB$/],
  ['en', 1_523_000, /^1\.5 MB$/],
  ['fr', 142_300, /^142\sko$/],
  ['fr', 1_523_000, /^1,5\sMo$/],
  ['sw', 142_300, /142/],
] as const)('in %s, %i bytes are %s', (language, bytes, text) => {
  expect(formatBytes(bytes, language)).toMatch(text);
});
