import type { ProviderSettings } from '@sinima/server/open-id-client';
import {
  LOG_LEVELS,
  port,
  proxies,
  readEnvironment,
  SettingsError,
  wholeNumber,
} from '@sinima/server/settings';
import { host, makeValidator, str, url } from 'envalid';
import { GUARD_DEFAULTS, type GuardSettings } from '../guard/guard-settings.ts';

/** Least length of the token, in characters. */
const TOKEN_LENGTH = 24;

const token = makeValidator<string>((text) => {
  if (text.length >= TOKEN_LENGTH) return text;
  throw new Error(`it has to be ${TOKEN_LENGTH} characters or more (openssl rand -hex 32 makes one)`);
});

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((one) => one !== '');

const addresses = makeValidator<string[]>((text) => {
  const all = wordsOf(text);
  if (all.length > 0 && all.every((one) => /^https?:/.test(one) && URL.canParse(one))) return all;
  throw new Error('it has to name the shell servers, as http://host:port, with commas between them');
});

const stages = makeValidator<number[]>((text) => {
  const shares = wordsOf(text).map(Number);
  const rises = shares.every((share, index) => share > (shares[index - 1] ?? 0) && share <= 100);
  if (shares.length > 0 && rises) return shares.filter((share) => share < 100);
  throw new Error('it has to be shares in percent that rise, like 1,10,50');
});

/** An OpenID Connect provider whose people with a role may operate the site. */
export interface RoleProvider extends ProviderSettings {
  /** The name that has to be among the person's `roles` or `groups`. */
  readonly role: string;
  /** Origin at which operators reach the page. */
  readonly publicOrigin: string;
}

/** Return the settings of this service, from the environment, parsed once. @throws SettingsError */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const settings = readEnvironment(environment, {
    OPERATOR_PORT: port({ default: 3003, desc: 'Port of this service' }),
    HOST: host({ default: '127.0.0.1', desc: 'Address to listen on' }),
    OPERATOR_TOKEN: token({ default: undefined, desc: 'Token with which operators sign in' }),
    OPERATOR_OIDC_ISSUER: url({ default: undefined, desc: "Operators' OpenID Connect provider" }),
    OPERATOR_OIDC_CLIENT_ID: str({ default: 'sinima-operator', desc: 'How it knows this page' }),
    OPERATOR_OIDC_CLIENT_SECRET: str({ default: undefined, desc: 'Its secret' }),
    OPERATOR_ROLE: str({ default: 'sinima-operator', desc: 'The role that operators have' }),
    OPERATOR_WEBHOOK: url({ default: undefined, desc: 'Address that is called when the guard acts' }),
    PUBLIC_URL: url({ default: undefined, desc: 'Address at which visitors reach the site' }),
    TRUSTED_PROXIES: proxies({ default: ['loopback'], desc: 'Proxies with a trusted X-Forwarded-For' }),
    BFF_URL: url({ default: 'http://127.0.0.1:3001', desc: 'Where the BFF answers' }),
    SHELL_URLS: addresses({ default: ['http://127.0.0.1:3000'], desc: 'The shell servers' }),
    GUARD_STAGES: stages({ default: [...GUARD_DEFAULTS.stages], desc: 'Shares of an automatic canary' }),
    GUARD_STAGE_MINUTES: wholeNumber(
      0,
      10_080,
    )({
      default: GUARD_DEFAULTS.stageMs / 60_000,
      desc: 'Least minutes at each share',
    }),
    GUARD_STAGE_VISITORS: wholeNumber(
      0,
      1_000_000,
    )({
      default: GUARD_DEFAULTS.stageVisitors,
      desc: 'Least visitors of the canary at each share',
    }),
    GUARD_LEAST_VISITORS: wholeNumber(
      1,
      1_000_000,
    )({
      default: GUARD_DEFAULTS.leastVisitors,
      desc: 'Visitors of a canary before it is judged',
    }),
    LOG_LEVEL: str({ default: 'info', choices: LOG_LEVELS, desc: 'Least level that is logged' }),
  });
  const { OPERATOR_OIDC_ISSUER: issuer, PUBLIC_URL: publicUrl } = settings;
  if (issuer !== undefined && publicUrl === undefined) {
    throw new SettingsError(
      'PUBLIC_URL is missing: with OPERATOR_OIDC_ISSUER it has to be the address of the site, ' +
        'to which the provider sends operators back.',
    );
  }
  const provider: RoleProvider | undefined =
    issuer === undefined
      ? undefined
      : {
          issuer,
          clientId: settings.OPERATOR_OIDC_CLIENT_ID,
          clientSecret: settings.OPERATOR_OIDC_CLIENT_SECRET,
          role: settings.OPERATOR_ROLE,
          publicOrigin: new URL(publicUrl!).origin,
        };
  const guard: GuardSettings = {
    stages: settings.GUARD_STAGES,
    stageMs: settings.GUARD_STAGE_MINUTES * 60_000,
    stageVisitors: settings.GUARD_STAGE_VISITORS,
    leastVisitors: settings.GUARD_LEAST_VISITORS,
  };
  return {
    port: settings.OPERATOR_PORT,
    host: settings.HOST,
    logLevel: settings.LOG_LEVEL,
    shells: settings.SHELL_URLS,
    bffUrl: settings.BFF_URL,
    /** Proxies that are trusted with a visitor's address: the shell server passes the page on. */
    trustedProxies: settings.TRUSTED_PROXIES,
    webhook: settings.OPERATOR_WEBHOOK,
    /** Opens the page, and `/health/releases` of the shell servers. */
    token: settings.OPERATOR_TOKEN,
    provider,
    /** Whether cookies may go over https alone. */
    isHttps: publicUrl?.startsWith('https:') === true,
    guard,
  };
}

export type Settings = ReturnType<typeof readSettings>;
