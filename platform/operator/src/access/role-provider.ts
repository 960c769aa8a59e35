import { OpenIdClient, ProviderUnavailableError, type SignInRequest } from '@sinima/server/open-id-client';
import type { RoleProvider } from '../settings/settings.ts';

/** Where the provider sends operators back to. */
export const CALLBACK_PATH = '/operator/callback';

/** Somebody who may not operate the site, or whose sign-in came to nothing; the message may be shown. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}

const listOf = (claim: unknown): unknown[] => (Array.isArray(claim) ? (claim as unknown[]) : [claim]);

function refuse(error: unknown): never {
  throw new SignInRefused(
    error instanceof ProviderUnavailableError
      ? 'The sign-in provider cannot be reached. Try again in a moment, or use the token.'
      : 'The sign-in was not completed. Try again.',
  );
}

/** Signs operators in by OpenID Connect, those with the role. */
export class OperatorProvider {
  private readonly client: OpenIdClient;

  constructor(private readonly settings: RoleProvider) {
    this.client = new OpenIdClient(settings);
  }

  /** Return where the operator signs in. @throws SignInRefused when the provider cannot be reached */
  begin(): Promise<{ address: string; request: SignInRequest }> {
    return this.client.begin(this.redirectUri).catch(refuse);
  }

  /** Redeem the code that an operator came back with. @returns their name @throws SignInRefused */
  async finish(search: string, request: SignInRequest): Promise<string> {
    const asked = { ...request, redirectUri: this.redirectUri };
    const claims = await this.client.finish(search, asked).catch(refuse);
    const roles = [...listOf(claims.roles), ...listOf(claims.groups)];
    if (!roles.includes(this.settings.role)) {
      throw new SignInRefused(
        `You are signed in with your provider, but without the role “${this.settings.role}”. Ask who manages roles there.`,
      );
    }
    const names = [claims.name, claims.preferred_username, claims.email, claims.sub];
    return names.find((one): one is string => typeof one === 'string' && one !== '') ?? 'unnamed operator';
  }

  private get redirectUri(): string {
    return `${this.settings.publicOrigin}${CALLBACK_PATH}`;
  }
}
