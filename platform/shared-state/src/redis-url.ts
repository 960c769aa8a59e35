/**
 * Return the address of a Valkey or Redis as it was given.
 *
 * @throws TypeError that says what an address looks like; what was given, which may hold a password, is not repeated
 */
export function parseRedisUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isRight = /^rediss?:$/.test(url?.protocol ?? '') && url?.hostname && /^\/?\d*$/.test(url.pathname);
  if (isRight) return text;
  throw new TypeError('it has to look like redis://host:6379, rediss://user:password@host:6379/0 with TLS');
}

/** Return an address without the password that it may hold. */
export function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '6379'}${pathname.length > 1 ? pathname : ''}`;
}
