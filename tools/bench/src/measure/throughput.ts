import autocannon from 'autocannon';

/** How many connections ask at the same time. */
const CONNECTIONS = 10;

/**
 * How many requests a second are answered at one address, over {@link CONNECTIONS} connections that are kept.
 *
 * @throws Error when an answer is not 2xx
 */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    // A visitor's address behind a trusted proxy, so that the rate limit has its work too.
    headers: { 'x-forwarded-for': '198.51.100.7' },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers that are no 2xx, ${result.errors} errors`);
  }
  return result.requests.average;
}
