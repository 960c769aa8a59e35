/** @jest-environment node */
import { createHash } from 'node:crypto';
import { availableAs, availableDictionary, useAsDictionary } from './dictionary-headers.ts';

const HASH = createHash('sha256').update('a file').digest();

it('the hash that a browser sends is that of a content address', () => {
  expect(availableDictionary(availableAs(HASH))).toBe(HASH.toString('base64url'));
});

it.each([
  undefined,
  '',
  ':AAAA:',
  HASH.toString('base64'),
  `:${HASH.toString('base64')}:, :${HASH.toString('base64')}:`,
])('what is no hash names no dictionary: %s', (header) => {
  expect(availableDictionary(header)).toBeUndefined();
});

it('a response says which addresses it is a dictionary for, and which kind of request', () => {
  expect(useAsDictionary('/releases/mfe-title/browser/title.*.js')).toBe(
    'match="/releases/mfe-title/browser/title.*.js"',
  );
  expect(useAsDictionary('/*', ['document', ''])).toBe('match="/*", match-dest=("document" "")');
});
