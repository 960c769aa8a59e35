/** An OpenID Connect provider for one machine, so that signing in works with nothing configured. */
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';
import { demoPerson } from './demo-person.ts';
import { errorPage, signOutPage } from './provider-pages.ts';

/** How the BFF is known to this provider: a public client, which PKCE protects. */
const demoClientId = 'sinima-demo';

/** Where the site is, on this machine, at whatever port. */
const loopback = ['http://localhost', 'http://127.0.0.1'];

const seconds = { minute: 60, hour: 3_600, day: 86_400 };

function configuration(key: JWK): Configuration {
  return {
    clients: [
      {
        client_id: demoClientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        // Only native applications may be at any port of this machine.
        application_type: 'native',
        redirect_uris: loopback.map((host) => `${host}/api/login/callback`),
        post_logout_redirect_uris: loopback.map((host) => `${host}/`),
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], profile: ['given_name', 'name'], email: ['email'] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.type = 'html';
          context.body = signOutPage(form);
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) =>
      sub === demoPerson.sub ? { accountId: sub, claims: () => demoPerson } : undefined,
    // The demo person has nobody to ask for consent: what the site wants, it may have.
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
      AccessToken: seconds.hour,
      IdToken: seconds.hour,
      Interaction: 10 * seconds.minute,
      Grant: seconds.day,
      Session: seconds.day,
    },
    renderError: (context) => {
      context.type = 'html';
      context.body = errorPage();
    },
  };
}

/** Makes the provider for an issuer. The site may be at any port of this machine. */
export async function makeProvider(issuer: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' };
  return new Provider(issuer, configuration(key));
}
