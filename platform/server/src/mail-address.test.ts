import { mailAddress } from './mail-address.ts';

it.each([
  ['kofi@sinima.example', 'kofi@sinima.example'],
  [' Kofi.B+films@Mail.Sinima.EXAMPLE ', 'kofi.b+films@mail.sinima.example'],
])('%j is the address %s', (typed, address) => {
  expect(mailAddress(typed)).toBe(address);
});

it.each([
  '',
  'kofi',
  'kofi@localhost',
  'kofi@sinima.example\nBcc: all@sinima.example',
  'kofi@sinima.example, eve@sinima.example',
  'Kofi <kofi@sinima.example>',
  'kоfi@sinima.example',
  'kofi@sinima..example',
  `${'k'.repeat(65)}@sinima.example`,
  `kofi@${'a.'.repeat(130)}example`,
])('%j is no address', (typed) => {
  expect(mailAddress(typed)).toBeUndefined();
});
