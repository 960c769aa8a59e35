import { roleOf } from './role-of.js';

const amina = { subject: 'a-1', email: 'Amina@sinima.example', emailVerified: true };

it.each([
  ['nobody is named', amina, [], 'member'],
  ['the subject is named', amina, ['a-1'], 'moderator'],
  ['the address is named', amina, ['amina@Sinima.example'], 'moderator'],
  ['another address is named', amina, ['kofi@sinima.example'], 'member'],
  ['the address is not verified', { ...amina, emailVerified: false }, ['amina@sinima.example'], 'member'],
  ['there is no address', { subject: 'a-2', emailVerified: true }, ['undefined'], 'member'],
])('where %s, the role follows', (_when, member, moderators, role) => {
  expect(roleOf(member, moderators)).toBe(role);
});
