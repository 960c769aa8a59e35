/** Settings of a server, read from the environment once. A mistake ends the start with what each setting has to be. */
import proxyAddress from '@fastify/proxy-addr';
import { cleanEnv, makeValidator, type CleanedEnv } from 'envalid';

/** A setting is wrong; the message names each, and what it has to be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A whole number between bounds, both included. */
export const wholeNumber = (low: number, high: number) =>
  makeValidator<number>((text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= low && value <= high) return value;
    throw new Error(`it has to be a whole number from ${low} to ${high}`);
  });

/** A port; 0 takes any that is free. */
export const port = wholeNumber(0, 65_535);

export const count = wholeNumber(0, 999_999_999);

/** Proxies whose `X-Forwarded-…` headers are believed: addresses, ranges, `loopback`, `linklocal` or `uniquelocal`. */
export const proxies = makeValidator<string[]>((text) => {
  const all = text.split(/[\s,]+/).filter((one) => one !== '');
  try {
    proxyAddress.compile(all);
  } catch {
    throw new Error(
      'it has to be addresses, ranges, or loopback, linklocal, uniquelocal, with commas between them',
    );
  }
  return all;
});

/**
 * Return what the environment says, by `specs`; an empty value counts as none.
 *
 * @throws SettingsError
 */
export function readEnvironment<Specs extends object>(
  environment: NodeJS.ProcessEnv,
  specs: Specs,
): CleanedEnv<Specs> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  return cleanEnv(given, specs, {
    reporter: ({ errors }) => {
      const mistakes = Object.entries<Error>(errors as Record<string, Error>).map(
        ([name, error]) => `${name} is wrong: ${error.message}.`,
      );
      if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
    },
  });
}
