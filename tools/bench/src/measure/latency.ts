import { Agent, get, type OutgoingHttpHeaders } from 'node:http';

/** One request that was answered. */
export interface Timed {
  readonly url: string;
  readonly ms: number;
}

/** How requests are made. */
export interface Asking {
  /** How many connections ask at the same time, each kept. */
  readonly connections?: number;
  readonly headers?: OutgoingHttpHeaders;
}

/** Ask for each of the addresses, in order, each connection for the next one. @throws Error when one is not answered with 200 */
export async function latencies(
  urls: readonly string[],
  { connections = 1, headers = {} }: Asking = {},
): Promise<Timed[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const timed: Timed[] = [];
  let next = 0;
  const askOn = async (): Promise<void> => {
    for (let url = urls[next++]; url !== undefined; url = urls[next++]) {
      timed.push({ url, ms: await timeOf(url, agent, headers) });
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn)).finally(() => agent.destroy());
  return timed;
}

function timeOf(url: string, agent: Agent, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { agent, headers }, (response) => {
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${url} was answered with ${response.statusCode}`));
      });
      response.resume();
    }).on('error', reject);
  });
}
