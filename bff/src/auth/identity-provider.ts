import { ServiceUnavailableException } from '@nestjs/common';
import * as oidc from 'openid-client';
import type { ProviderSettings } from '../settings/auth-settings.js';

/** How long the provider may take to answer, in seconds. */
const TIMEOUT_S = 5;

/** What has to come back with the answer of the provider. */
export interface LoginRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** Who has signed in. */
export interface SignedIn {
  readonly firstName: string | null;
  readonly email: string | null;
}

const isLoopback = (issuer: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);

/** What a visitor is told while the provider is unavailable. */
export const PROVIDER_UNAVAILABLE = 'The sign-in provider cannot be reached. Please try again in a moment.';

/** What an error of a call to the provider may say, itself or as the cause of another. */
interface ProviderError {
  readonly message?: string;
  readonly code?: string;
  /** Of an answer that is not what was asked for. */
  readonly status?: number;
  readonly cause?: unknown;
}

/** Return whether a sign-in came to nothing because the provider did not answer, or answered that it cannot. */
export function isProviderUnavailable(error: unknown): boolean {
  if (error instanceof ServiceUnavailableException) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { message, code, status = 0, cause } = error as ProviderError;
  return (
    message === 'fetch failed' || code === 'OAUTH_TIMEOUT' || status >= 500 || isProviderUnavailable(cause)
  );
}

/** The OpenID Connect provider: authorization code flow with PKCE, state and nonce. */
export class IdentityProvider {
  private found: Promise<oidc.Configuration> | undefined;

  constructor(private readonly settings: ProviderSettings) {}

  /** Return where the visitor signs in. @throws ServiceUnavailableException when the provider cannot be reached */
  async loginAddress(redirectUri: string): Promise<{ address: string; request: LoginRequest }> {
    const configuration = await this.configuration();
    const request = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      redirectUri,
    };
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      state: request.state,
      nonce: request.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(request.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, request };
  }

  /** Redeem the code that the visitor came back with. @throws when it is not the answer to this request */
  async redeem(search: string, request: LoginRequest): Promise<SignedIn> {
    const configuration = await this.configuration();
    const tokens = await oidc.authorizationCodeGrant(configuration, new URL(search, request.redirectUri), {
      expectedState: request.state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.verifier,
      idTokenExpected: true,
    });
    const subject = tokens.claims()?.sub ?? '';
    const person = await oidc.fetchUserInfo(configuration, tokens.access_token, subject);
    return {
      firstName: person.given_name ?? person.name ?? null,
      email: person.email ?? null,
    };
  }

  /**
   * Return where the visitor signs out at the provider, by the client's id and with no token in the address, which
   * histories and logs keep; undefined where the provider has no such place or cannot be reached.
   */
  async logoutAddress(backTo: string): Promise<string | undefined> {
    try {
      const configuration = await this.configuration();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: backTo }).href;
    } catch {
      return undefined;
    }
  }

  /** Asked for once, when somebody first signs in; again when that failed. */
  private async configuration(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const server = new URL(issuer);
    this.found ??= oidc.discovery(
      server,
      clientId,
      undefined,
      clientSecret === undefined ? oidc.None() : oidc.ClientSecretBasic(clientSecret),
      { timeout: TIMEOUT_S, ...(isLoopback(server) && { execute: [oidc.allowInsecureRequests] }) },
    );
    try {
      return await this.found;
    } catch {
      this.found = undefined;
      throw new ServiceUnavailableException(PROVIDER_UNAVAILABLE);
    }
  }
}
