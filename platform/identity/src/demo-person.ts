import type { AccountClaims } from 'oidc-provider';

/** The one person whom the local provider knows. The address can never be anybody's: `.example` is reserved. */
export const demoPerson: AccountClaims = {
  sub: 'amina',
  given_name: 'Amina',
  name: 'Amina Demo',
  email: 'amina@sinima.example',
};
