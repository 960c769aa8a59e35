import { Agent, get } from 'node:http';

/** One request that was answered. */
export interface Timed {
  readonly url: string;
  readonly ms: number;
}

/** Asks for one address after the other over one connection that is kept. @throws Error when one is not answered with 200 */
export async function latencies(urls: readonly string[]): Promise<Timed[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const timed: Timed[] = [];
  for (const url of urls) timed.push({ url, ms: await timeOf(url, agent) });
  agent.destroy();
  return timed;
}

function timeOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { agent }, (response) => {
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${url} was answered with ${response.statusCode}`));
      });
      response.resume();
    }).on('error', reject);
  });
}
