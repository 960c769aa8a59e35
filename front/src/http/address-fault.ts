import { languageOfPath, pathIn } from '@sinima/contracts/languages';
import { hostPathOf } from '@sinima/contracts/host-paths';

/** The longest address that any page, file or read has room in, in characters. */
const MAX_LENGTH = 4_096;

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Return the status of an address that nothing can have: too long, not decodable, with control characters, for another
 * host, or climbing out of its folder. Undefined where the address is a sound one.
 */
export function addressFault(address: string): 400 | 404 | 414 | undefined {
  if (address.length > MAX_LENGTH) return 414;
  if (!address.startsWith('/')) return 400;
  let path: string;
  try {
    path = decodeURIComponent(address.split(/[?#]/, 1)[0]!);
  } catch {
    return 400;
  }
  if (CONTROL.test(path)) return 400;
  const climbs = path.split(/[/\\]/).some((segment) => segment === '.' || segment === '..');
  return climbs || /^[/\\]{2}/.test(path) ? 404 : undefined;
}

/** An address that is sound and that no page has, in any language. */
const NOWHERE = '/not-found';

/**
 * Return the address that a request is routed by: a page that nothing can be at is one that is not there. The host's paths
 * are for programs, which are told in a few words.
 */
export function routedAddress(address: string): string {
  const fault = addressFault(address);
  return fault === undefined || fault === 414 || hostPathOf(address) !== undefined
    ? address
    : pathIn(languageOfPath(address).language, NOWHERE);
}
