import { Agent, get } from 'node:http';

/** An answer, and the server that gave it. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** The status of each cache on the way (RFC 9211). */
  readonly cacheStatus: string;
}

/** Ask for an address as a visitor with this address does. @throws Error when the connection ends before the answer */
export function ask(url: string, visitor: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-forwarded-for': visitor } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, body, cacheStatus: String(headers['cache-status'] ?? '') });
      });
    }).on('error', reject);
  });
}

let visitors = 0;

/** Return the address of a visitor who never came before. */
export function newVisitor(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** The answers that visitors got while they asked on. */
export interface Load {
  readonly answers: number;
  /** Answers other than 200. */
  readonly failures: readonly string[];
}

/** Have visitors ask for addresses until told to stop, each of another address. */
export function load(urls: readonly string[], connections = 8): { stop(): Promise<Load> } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const failures: string[] = [];
  let answers = 0;
  const stopping = new AbortController();
  const askOn = async (_: unknown, first: number): Promise<void> => {
    for (let at = first; !stopping.signal.aborted; at += connections) {
      const url = urls[at % urls.length]!;
      const status = await ask(url, newVisitor(), agent).then((answer) => answer.status, String);
      answers += 1;
      if (status !== 200) failures.push(`${status} ${url}`);
    }
  };
  const asking = Promise.all(Array.from({ length: connections }, askOn));
  return {
    async stop() {
      stopping.abort();
      await asking;
      agent.destroy();
      return { answers, failures };
    },
  };
}
