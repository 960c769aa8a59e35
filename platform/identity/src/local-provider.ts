/** The OpenID Connect provider: its one client is the site. */
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import {
  interactionPolicy,
  Provider,
  type AccountClaims,
  type ClientMetadata,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Account, AccountStore } from './accounts/account-store.ts';
import { pageHeaders } from './routes/exchange.ts';
import { Html } from '@sinima/server/html';
import { errorPage, signOutPage } from './pages/page.ts';
import { providerStorage } from './provider-storage.ts';
import { sayFirst, type Say } from './texts/texts.ts';

/** Where a site of this machine is, at whatever port. */
const loopback = ['http://localhost', 'http://127.0.0.1'];

/** Of the key that signs ID tokens: as strong as 128 bits of a secret one. */
const KEY_BITS = 3_072;

const seconds = { minute: 60, hour: 3_600 };

/** What the provider stands on. */
export interface ProviderParts {
  readonly issuer: string;
  /** Origin of the site; absent: any port of this machine. */
  readonly siteUrl: string | undefined;
  readonly accounts: AccountStore;
}

/** Return where forms of the provider may lead in the end: back to the site. */
export const formTargets = (siteUrl: string | undefined): string =>
  siteUrl ?? loopback.map((origin) => `${origin}:*`).join(' ');

/** The site: a public client, which PKCE protects. */
function site(siteUrl: string | undefined): ClientMetadata {
  const origins = siteUrl === undefined ? loopback : [siteUrl];
  return {
    client_id: siteUrl === undefined ? 'sinima-demo' : 'sinima',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    // Only native applications may be at any port of this machine.
    application_type: siteUrl === undefined ? 'native' : 'web',
    redirect_uris: origins.map((origin) => `${origin}/api/login/callback`),
    post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
  };
}

function claimsOf({ subject, email, firstName, name }: Account): AccountClaims {
  return { sub: subject, email, email_verified: true, given_name: firstName, name };
}

/** Each sign-in asks the person: a session here is for the account page, and ends no sooner with one at the site. */
function askEachTime(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('asked_each_time', 'Each sign-in asks the person', ({ oidc }) =>
        oidc.session?.accountId !== undefined && oidc.result?.login === undefined
          ? Check.REQUEST_PROMPT
          : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
}

/** Return the texts of a page that the provider itself answers with. */
const sayOf = (context: Pick<KoaContextWithOIDC, 'oidc' | 'get'>): Say =>
  sayFirst(context.oidc?.params?.['ui_locales'], context.get('accept-language'));

function configuration({ issuer, siteUrl, accounts }: ProviderParts, key: JWK): Configuration {
  const headers = pageHeaders(formTargets(siteUrl));
  return {
    adapter: providerStorage(),
    clients: [site(siteUrl)],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], profile: ['given_name', 'name'], email: ['email', 'email_verified'] },
    // As some providers say where a person manages the account.
    discovery: { account_management_uri: `${issuer}/account` },
    pkce: { required: () => true },
    responseTypes: ['code'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.set(headers);
          context.type = 'html';
          context.body = signOutPage(sayOf(context), new Html(form));
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}`, policy: askEachTime() },
    findAccount: (_context, subject) => {
      const account = accounts.find(subject);
      return account && { accountId: subject, claims: () => claimsOf(account) };
    },
    // The site has what it asks for: the person came from there.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 10 * seconds.minute,
      IdToken: 10 * seconds.minute,
      Interaction: 30 * seconds.minute,
      Grant: seconds.hour,
      Session: 30 * seconds.minute,
    },
    renderError: (context) => {
      context.set(headers);
      context.type = 'html';
      context.body = errorPage(sayOf(context));
    },
  };
}

/** Make the provider. */
export async function makeProvider(parts: ProviderParts): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: KEY_BITS });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' };
  const provider = new Provider(parts.issuer, configuration(parts, key));
  // Behind a proxy that ends TLS.
  provider.proxy = parts.issuer.startsWith('https:');
  return provider;
}
