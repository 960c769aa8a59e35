import * as oidc from 'openid-client';
import type { RoleProvider } from '../settings/settings.ts';

/** How long the provider may take to answer, in seconds. */
const TIMEOUT_S = 5;

/** Where the provider sends operators back to. */
export const CALLBACK_PATH = '/operator/callback';

/** What has to come back with the provider's answer. */
export interface SignInRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Somebody who may not operate the site, or whose sign-in came to nothing; the message may be shown. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}

const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const listOf = (claim: unknown): unknown[] => (Array.isArray(claim) ? (claim as unknown[]) : [claim]);

/** Signs operators in by OpenID Connect: authorization code flow with PKCE, state and nonce. */
export class OperatorProvider {
  private found: Promise<oidc.Configuration> | undefined;

  constructor(private readonly settings: RoleProvider) {}

  /** Return where the operator signs in. @throws SignInRefused when the provider cannot be reached */
  async begin(): Promise<{ address: string; request: SignInRequest }> {
    const configuration = await this.configuration();
    const request = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectAddress,
      scope: 'openid profile email',
      state: request.state,
      nonce: request.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(request.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, request };
  }

  /** Redeem the code that an operator came back with. @returns their name @throws SignInRefused */
  async finish(search: string, request: SignInRequest): Promise<string> {
    const configuration = await this.configuration();
    const answer = new URL(this.redirectAddress);
    answer.search = search;
    const tokens = await oidc
      .authorizationCodeGrant(configuration, answer, {
        expectedState: request.state,
        expectedNonce: request.nonce,
        pkceCodeVerifier: request.verifier,
        idTokenExpected: true,
      })
      .catch(() => {
        throw new SignInRefused('The sign-in was not completed. Try again.');
      });
    const claims = tokens.claims();
    const roles = [...listOf(claims?.roles), ...listOf(claims?.groups)];
    if (!roles.includes(this.settings.role)) {
      throw new SignInRefused(
        `You are signed in with your provider, but without the role “${this.settings.role}”. Ask who manages roles there.`,
      );
    }
    const names = [claims?.name, claims?.preferred_username, claims?.email, claims?.sub];
    return names.find((one): one is string => typeof one === 'string' && one !== '') ?? 'unnamed operator';
  }

  private get redirectAddress(): string {
    return `${this.settings.publicOrigin}${CALLBACK_PATH}`;
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
      throw new SignInRefused(
        'The sign-in provider cannot be reached. Try again in a moment, or use the token.',
      );
    }
  }
}
