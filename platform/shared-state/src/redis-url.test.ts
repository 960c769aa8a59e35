import { nameOf, parseRedisUrl } from './redis-url.ts';

it.each(['redis://localhost', 'redis://localhost:6379/', 'rediss://user:secret@valkey.example:6380/2'])(
  '%s is an address of a Valkey',
  (address) => expect(parseRedisUrl(address)).toBe(address),
);

it.each(['localhost:6379', 'http://localhost:6379', 'redis://', 'redis://:secret@h/a/b', ''])(
  '%j is none, and the message does not repeat it',
  (address) => {
    expect(() => parseRedisUrl(address)).toThrow('it has to look like redis://host:6379');
    expect(() => parseRedisUrl(address)).not.toThrow(/secret/);
  },
);

it('an address is named without its password', () => {
  expect(nameOf('rediss://user:secret@valkey.example:6380/2')).toBe('valkey.example:6380/2');
  expect(nameOf('redis://localhost')).toBe('localhost:6379');
});
