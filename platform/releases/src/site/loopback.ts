const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Tell whether an origin is that of this very machine. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname);
}
