import { MailLinks } from './mail-links.ts';

const email = 'kofi@sinima.example';

it('a link signs in once', () => {
  const links = new MailLinks();
  const { token } = links.make('one', email);
  expect(links.redeem('one', token)).toBe(email);
  expect(links.redeem('one', token)).toBeUndefined();
});

it('looking at a link uses nothing up', () => {
  const links = new MailLinks();
  const { token, code } = links.make('one', email);
  for (let look = 0; look < 20; look += 1) expect(links.codeOf('one', token)).toBe(code);
  expect(links.redeem('one', token)).toBe(email);
});

it('a link is for the sign-in that it was asked for', () => {
  const links = new MailLinks();
  const { token, code } = links.make('one', email);
  links.make('other', 'eve@sinima.example');
  expect(links.redeem('other', token)).toBeUndefined();
  expect(links.redeemCode('other', code)).toBeUndefined();
  expect(links.redeem('one', `${token.slice(1)}A`)).toBeUndefined();
  expect(links.redeem('one', token)).toBe(email);
});

it('a link and its code may be used for ten minutes', () => {
  let now = 1;
  const links = new MailLinks(() => now);
  const first = links.make('one', email);
  now += 10 * 60_000 - 1;
  expect(links.codeOf('one', first.token)).toBe(first.code);
  now += 2;
  expect(links.redeem('one', first.token)).toBeUndefined();
  expect(links.redeemCode('one', first.code)).toBeUndefined();
});

it('a new link ends the one before it', () => {
  const links = new MailLinks();
  const first = links.make('one', email);
  const second = links.make('one', email);
  expect(links.redeem('one', first.token)).toBeUndefined();
  expect(links.redeem('one', second.token)).toBe(email);
});

it('a code is taken as people type it, and signs in once', () => {
  const links = new MailLinks();
  const { code } = links.make('one', email);
  expect(code).toMatch(/^\d{8}$/);
  expect(links.redeemCode('one', ` ${code.slice(0, 4)}-${code.slice(4)} `)).toBe(email);
  expect(links.redeemCode('one', code)).toBeUndefined();
});

it('five wrong codes end the link', () => {
  const links = new MailLinks();
  const { token, code } = links.make('one', email);
  for (let attempt = 0; attempt < 5; attempt += 1) expect(links.redeemCode('one', '')).toBeUndefined();
  expect(links.redeemCode('one', code)).toBeUndefined();
  expect(links.redeem('one', token)).toBeUndefined();
});
