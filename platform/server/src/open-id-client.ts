import * as oidc from 'openid-client';
import pMemoize from 'p-memoize';

/** How long the provider may take to answer, in seconds. */
const TIMEOUT_S = 5;

/** How an OpenID Connect provider knows us. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Absent: a public client, which PKCE protects. */
  readonly clientSecret?: string;
}

/** What has to come back with the provider's answer. */
export interface SignInRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** The provider cannot be reached. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** What an error of a call to the provider may say, itself or as the cause of another. */
interface ProviderError {
  readonly message?: string;
  readonly code?: string;
  /** Of an answer that is not what was asked for. */
  readonly status?: number;
  readonly cause?: unknown;
}

/** Return whether a sign-in failed because the provider did not answer, or answered that it cannot. */
export function isProviderUnavailable(error: unknown): boolean {
  if (error instanceof ProviderUnavailableError) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { message, code, status = 0, cause } = error as ProviderError;
  return (
    message === 'fetch failed' || code === 'OAUTH_TIMEOUT' || status >= 500 || isProviderUnavailable(cause)
  );
}

const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Signs people in by OpenID Connect: authorization code flow with PKCE, state and nonce. */
export class OpenIdClient {
  constructor(private readonly settings: ProviderSettings) {}

  /**
   * Return where a person signs in.
   *
   * @param language of the page that they come from, for the provider's own pages and mails
   * @throws ProviderUnavailableError
   */
  async begin(redirectUri: string, language?: string): Promise<{ address: string; request: SignInRequest }> {
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
      ...(language !== undefined && { ui_locales: language }),
    });
    return { address: address.href, request };
  }

  /**
   * Redeem the code that a person came back with, and return what the provider's token claims of them.
   *
   * @param search the query of the address at which they came back
   * @throws when it is not the answer to this request
   */
  async finish(search: string, request: SignInRequest): Promise<oidc.IDToken> {
    return (await this.redeem(search, request)).claims()!;
  }

  /** As `finish`, and return what the provider's endpoint tells of the person. */
  async finishWithProfile(search: string, request: SignInRequest): Promise<oidc.UserInfoResponse> {
    const tokens = await this.redeem(search, request);
    return oidc.fetchUserInfo(await this.configuration(), tokens.access_token, tokens.claims()!.sub);
  }

  /**
   * Return where a person signs out at the provider, by the client's id and with no token in the address, which
   * histories and logs keep; undefined where the provider has no such place or cannot be reached.
   *
   * @param language of the person
   * @param state the provider adds it to the address that the person comes back to
   */
  async signOutAddress(
    backTo: string,
    { language, state }: { language?: string | undefined; state?: string | undefined } = {},
  ): Promise<string | undefined> {
    try {
      const configuration = await this.configuration();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
      return oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: backTo,
        ...(language !== undefined && { ui_locales: language }),
        ...(state !== undefined && { state }),
      }).href;
    } catch {
      return undefined;
    }
  }

  /** Return the provider's page where a person manages the account there; undefined where it names none or cannot be reached. */
  async accountAddress(): Promise<string | undefined> {
    const metadata = await this.configuration().then(
      (configuration) => configuration.serverMetadata(),
      () => undefined,
    );
    const address = metadata?.account_management_uri;
    return typeof address === 'string' && /^https?:/.test(address) ? address : undefined;
  }

  private async redeem(search: string, request: SignInRequest) {
    const address = new URL(request.redirectUri);
    address.search = search;
    return oidc.authorizationCodeGrant(this.withPresentKeys(await this.configuration()), address, {
      expectedState: request.state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.verifier,
      idTokenExpected: true,
    });
  }

  /** Return a configuration that checks signatures, with the keys that the provider has now: it may have begun again. */
  private withPresentKeys(known: oidc.Configuration): oidc.Configuration {
    const { clientId } = this.settings;
    const present = new oidc.Configuration(known.serverMetadata(), clientId, undefined, this.proof());
    present.timeout = TIMEOUT_S;
    oidc.enableNonRepudiationChecks(present);
    if (isLoopback(new URL(this.settings.issuer))) oidc.allowInsecureRequests(present);
    return present;
  }

  /** Return how this client proves itself to the provider. */
  private proof(): oidc.ClientAuth {
    const { clientSecret } = this.settings;
    return clientSecret === undefined ? oidc.None() : oidc.ClientSecretBasic(clientSecret);
  }

  /** Asked for once, when somebody first signs in; again when that failed. */
  private readonly configuration = pMemoize(async (): Promise<oidc.Configuration> => {
    const { issuer, clientId } = this.settings;
    const server = new URL(issuer);
    try {
      return await oidc.discovery(server, clientId, undefined, this.proof(), {
        timeout: TIMEOUT_S,
        ...(isLoopback(server) && { execute: [oidc.allowInsecureRequests] }),
      });
    } catch (error) {
      throw new ProviderUnavailableError('The sign-in provider cannot be reached.', { cause: error });
    }
  });
}
