/** The headers of RFC 9842, by which browser and server agree on a dictionary. */

/** A SHA-256 as a byte sequence of RFC 9651: `:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:`. */
const AVAILABLE = /^:([A-Za-z0-9+/]{43})=:$/;

/** Return the hash (base64url) of the dictionary that a browser has, by its `Available-Dictionary`. */
export function availableDictionary(header = ''): string | undefined {
  return AVAILABLE.exec(header)?.[1]?.replaceAll('+', '-').replaceAll('/', '_');
}

/** Return the `Available-Dictionary` of browsers that have the dictionary with this SHA-256. */
export const availableAs = (hash: Buffer): string => `:${hash.toString('base64')}:`;

/**
 * Return the `Use-As-Dictionary` of a response.
 *
 * @param match the addresses that it is a dictionary for, a URL pattern without regular expressions
 * @param destinations what it is a dictionary for, of all that has such an address: `document`; the empty one is of what
 *   scripts fetch. Left out: for all
 */
export function useAsDictionary(match: string, destinations: readonly string[] = []): string {
  const list = destinations.map((destination) => `"${destination}"`).join(' ');
  return `match="${match}"${list === '' ? '' : `, match-dest=(${list})`}`;
}
