import path from 'node:path';
import { mailSettings, mailSpecs, type MailSettings } from '@sinima/server/mail-settings';
import { port, proxies, readEnvironment, SettingsError } from '@sinima/server/settings';
import { host, makeValidator, str } from 'envalid';

/** Everything that the environment can say to the provider, read once. */
export interface IdentitySettings {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  /** A demonstration knows one person who needs no proof, and shows its mail in place of sending it. */
  readonly isDemo: boolean;
  /** Address at which visitors reach the provider; absent: at its port of this machine. */
  readonly issuer?: string;
  /** Origin of the site; absent, as in a demonstration: any port of this machine. */
  readonly siteUrl?: string;
  /** Folder of the accounts. */
  readonly accountsDir: string;
  /** The mail server; absent: mail is shown on the page and in the log. */
  readonly mail?: MailSettings;
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
}

const address = makeValidator<string>((text) => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error('it has to be an address that begins with https:// or http://');
  }
  return new URL(text).origin;
});

const specs = {
  IDENTITY_PORT: port({ default: 3002 }),
  IDENTITY_HOST: host({ default: '127.0.0.1' }),
  IDENTITY_URL: address({ default: undefined }),
  SINIMA_MODE: str({ choices: ['demo', 'production'], default: 'demo' }),
  PUBLIC_URL: address({ default: undefined }),
  SINIMA_DATA_DIR: str({ default: '.data' }),
  ...mailSpecs,
  TRUSTED_PROXIES: proxies({ default: ['loopback'] }),
};

/** Read the settings. @throws SettingsError naming each that is wrong, and each that production cannot be without */
export function readIdentitySettings(environment: NodeJS.ProcessEnv): IdentitySettings {
  const values = readEnvironment(environment, specs);
  const isDemo = values.SINIMA_MODE === 'demo';
  const { IDENTITY_URL: issuer, PUBLIC_URL: siteUrl, SMTP_URL: server, MAIL_FROM: from } = values;
  const missing = Object.entries({
    IDENTITY_URL: issuer,
    PUBLIC_URL: siteUrl,
    SMTP_URL: server,
    MAIL_FROM: from,
  })
    .filter(([, value]) => value === undefined)
    .map(([name]) => `${name} is wrong: it has to be set in production.`);
  if (!isDemo && missing.length > 0) throw new SettingsError(missing.join('\n'));
  if (!isDemo && !issuer?.startsWith('https:')) {
    throw new SettingsError('IDENTITY_URL is wrong: it has to begin with https://.');
  }
  return {
    port: values.IDENTITY_PORT,
    host: values.IDENTITY_HOST,
    isDemo,
    issuer,
    siteUrl: isDemo ? undefined : siteUrl,
    accountsDir: path.join(values.SINIMA_DATA_DIR, 'identity'),
    mail: mailSettings(values),
    trustedProxies: values.TRUSTED_PROXIES,
  };
}
