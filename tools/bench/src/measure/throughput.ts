import autocannon from 'autocannon';

/** How many connections ask at the same time. */
const CONNECTIONS = 10;

/** A visitor's address behind a trusted proxy, so that the rate limit has its work too. */
export const VISITOR_HEADERS = { 'x-forwarded-for': '198.51.100.7' };

/**
 * How many requests a second are answered at one address, over {@link CONNECTIONS} connections that are kept.
 *
 * @throws Error when an answer is neither 2xx nor, where the headers ask whether anything changed, 304
 */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { ...VISITOR_HEADERS, ...headers },
  });
  const good = 'if-none-match' in headers ? result['3xx'] : result['2xx'];
  const bad = result.requests.total - good;
  if (bad > 0 || result.errors > 0) {
    throw new Error(`${url}: ${bad} answers of another status than was asked for, ${result.errors} errors`);
  }
  return result.requests.average;
}
