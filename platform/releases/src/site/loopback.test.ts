import { isLoopback } from './loopback.ts';

it.each([
  ['http://127.0.0.1:3100', true],
  ['http://localhost:3100', true],
  ['http://[::1]:3100', true],
  ['http://169.254.169.254', false],
  ['http://localhost.example', false],
  ['nowhere', false],
])('%s is this machine: %s', (origin, expected) => {
  expect(isLoopback(origin)).toBe(expected);
});
