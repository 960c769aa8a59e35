/** A process of its own that asks for pages at a steady pace, whatever comes back, and tells how long each took. */
import { Agent, get } from 'node:http';

/** The requested addresses. */
export interface Asked {
  readonly address: string;
  /** Sent along, so that the page is made anew. */
  readonly cookie?: string;
}

/** One answer. */
export interface Sample {
  readonly address: string;
  readonly isCached: boolean;
  /** 0: there was none. */
  readonly status: number;
  readonly ms: number;
}

/** The options of this process, as JSON in its argument. */
export interface LoadOrder {
  readonly origin: string;
  readonly asked: readonly Asked[];
  /** Pause between two requests, in ms. */
  readonly everyMs: number;
}

/** After this time an answer counts as none, in ms. */
const PATIENCE_MS = 10_000;

const agent = new Agent({ keepAlive: true });
let samples: Sample[] = [];
let turn = 0;

function ask({ origin, asked }: LoadOrder): void {
  const { address, cookie } = asked[(turn += 1) % asked.length]!;
  const began = performance.now();
  let isOver = false;
  const note = (status: number): void => {
    if (isOver) return;
    isOver = true;
    samples.push({ address, isCached: cookie === undefined, status, ms: performance.now() - began });
  };
  const headers = { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) };
  const request = get(new URL(address, origin), { agent, headers, timeout: PATIENCE_MS }, (response) => {
    response.resume();
    response.once('end', () => note(response.statusCode ?? 0));
    response.once('close', () => note(0));
  });
  request.once('timeout', () => request.destroy(new Error('late')));
  request.once('error', () => note(0));
}

process.on('message', () => {
  process.send?.({ samples });
  samples = [];
});
process.once('disconnect', () => process.exit(0));
const order = JSON.parse(process.argv[2] ?? '') as LoadOrder;
setInterval(() => ask(order), order.everyMs);
// It listens at no port: it asks.
process.send?.({ ready: true, port: 0 });
