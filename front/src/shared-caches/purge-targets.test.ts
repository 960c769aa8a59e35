/** @jest-environment node */
import { parseHeader, parsePurgeUrls } from './purge-targets.ts';

it('shared caches are addresses, with a method where it is not PURGE', () => {
  expect(parsePurgeUrls('http://varnish:6081/, POST https://cdn.example/purge')).toEqual([
    { method: 'PURGE', url: 'http://varnish:6081/' },
    { method: 'POST', url: 'https://cdn.example/purge' },
  ]);
});

it.each(['varnish:6081', 'http://a/,', 'post http://a/', ''])('%j names no shared cache', (text) => {
  expect(() => parsePurgeUrls(text)).toThrow(/is no address such as/);
});

it('a header is a name and a value, and what is none is not repeated', () => {
  expect(parseHeader('Fastly-Key: a b')).toEqual(['Fastly-Key', 'a b']);
  expect(() => parseHeader('secret')).toThrow(/^it has to look like Name: value$/);
});
