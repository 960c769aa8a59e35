/** A shared cache that is purged. */
export interface PurgeTarget {
  readonly method: string;
  readonly url: string;
}

/**
 * Return the shared caches that a text names: addresses, commas between them, each with a method before it that is not
 * `PURGE`.
 *
 * @throws TypeError that names what is no address
 */
export function parsePurgeUrls(text: string): PurgeTarget[] {
  return text.split(',').map((each) => {
    const [, method = 'PURGE', url = ''] = /^(?:([A-Z]+) +)?(\S+)$/.exec(each.trim()) ?? [];
    if (URL.canParse(url) && /^https?:/.test(url)) return { method, url };
    throw new TypeError(
      `"${each.trim()}" is no address such as http://varnish:6081/, or POST https://cdn.example/purge`,
    );
  });
}

/**
 * Return the header that a text is.
 *
 * @throws TypeError when it is none; what was given, which may hold a token, is not repeated
 */
export function parseHeader(text: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+):[ \t]*(.+)$/.exec(text) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw new TypeError('it has to look like Name: value');
}
