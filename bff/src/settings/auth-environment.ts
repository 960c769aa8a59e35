import { makeValidator, str, type CleanedEnv } from 'envalid';
import type { AuthSettings } from './auth-settings.js';

/** Least length of a secret, in characters. */
const SECRET_LENGTH = 32;

const httpUrl = makeValidator<string>((value) => {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error('it has to be an address that begins with https:// or http://');
  }
  return value;
});

const secret = makeValidator<string>((value) => {
  if (value.length < SECRET_LENGTH) throw new Error(`it has to be ${SECRET_LENGTH} characters or more`);
  return value;
});

const names = makeValidator<string[]>((value) => value.split(/[\s,]+/).filter((name) => name !== ''));

/** The settings of signing in. */
export const authSpecs = {
  SINIMA_MODE: str({ choices: ['demo', 'production'], default: 'demo' }),
  PUBLIC_URL: httpUrl({ default: undefined }),
  OIDC_ISSUER: httpUrl({ default: undefined }),
  OIDC_CLIENT_ID: str({ default: 'sinima' }),
  OIDC_CLIENT_SECRET: str({ default: undefined }),
  SESSION_SECRET: secret({ default: undefined }),
  MODERATORS: names({ default: [] }),
};

type AuthValues = CleanedEnv<typeof authSpecs>;

const isHttps = (address: string): boolean => address.startsWith('https://');
const isLoopback = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** Return what a demonstration may be without and visitors may not. One sentence for each. */
export function productionMistakes(values: AuthValues): string[] {
  if (values.SINIMA_MODE !== 'production') return [];
  const { OIDC_ISSUER: issuer, PUBLIC_URL: publicUrl, SESSION_SECRET: sessionSecret } = values;
  const mistakes: string[] = [];
  if (issuer === undefined)
    mistakes.push('OIDC_ISSUER is wrong: it has to name your OpenID Connect provider.');
  else if (!isHttps(issuer)) {
    mistakes.push(
      'OIDC_ISSUER is wrong: it has to begin with https://; the local provider is for demonstrations alone.',
    );
  }
  if (sessionSecret === undefined) {
    mistakes.push(
      'SESSION_SECRET is wrong: it has to be set, the same for every BFF of the site (openssl rand -hex 32).',
    );
  }
  if (publicUrl === undefined)
    mistakes.push('PUBLIC_URL is wrong: it has to be the address at which visitors reach the site.');
  else if (!isHttps(publicUrl) && !isLoopback(publicUrl))
    mistakes.push('PUBLIC_URL is wrong: it has to begin with https://.');
  return mistakes;
}

/** Signing in as it is set; a demonstration may have been told no secret. */
export type GivenAuthSettings = Omit<AuthSettings, 'sessionSecret'> &
  Partial<Pick<AuthSettings, 'sessionSecret'>>;

/** Signing in as it is set. */
export function authSettings(values: AuthValues): GivenAuthSettings {
  const { OIDC_ISSUER: issuer, PUBLIC_URL: publicUrl, SESSION_SECRET: sessionSecret } = values;
  return {
    ...(sessionSecret !== undefined && { sessionSecret }),
    ...(publicUrl !== undefined && { publicUrl: new URL(publicUrl).origin }),
    ...(values.MODERATORS.length > 0 && { moderators: values.MODERATORS }),
    ...(issuer !== undefined && {
      provider: {
        issuer,
        clientId: values.OIDC_CLIENT_ID,
        ...(values.OIDC_CLIENT_SECRET !== undefined && { clientSecret: values.OIDC_CLIENT_SECRET }),
      },
    }),
  };
}
