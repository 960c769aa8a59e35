import type { ProviderSettings } from '@sinima/server/open-id-client';

/** Where the settings of signing in are injected. */
export const AUTH_SETTINGS = Symbol('auth settings');

/** How visitors sign in, and what their sessions are sealed with. */
export interface AuthSettings {
  /** The OpenID Connect provider; absent: nobody can sign in. */
  readonly provider?: ProviderSettings;
  /** The key that encrypts cookies: at least 32 bytes. */
  readonly sessionSecret: string;
  /** Origin at which visitors reach the site; absent: the one that each request came by. */
  readonly publicUrl?: string;
  /** Subjects of the provider, and verified mail addresses, whose members are moderators. */
  readonly moderators?: readonly string[];
}
