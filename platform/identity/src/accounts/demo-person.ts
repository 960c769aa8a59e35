import type { Account } from './account-store.ts';

/** The person of a demonstration, who needs no proof. The address can never be anybody's: `.example` is reserved. */
export const demoPerson: Account = {
  subject: 'amina',
  email: 'amina@sinima.example',
  firstName: 'Amina',
  name: 'Amina Demo',
  passkeys: [],
};
