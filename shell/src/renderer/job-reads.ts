/** The reads of the API in a renderer: each goes to the front, for the job that it belongs to. */
import type { Composition } from '@sinima/contracts/composition';
import { withRelease } from '@sinima/contracts/release-of-call';
import type { ReadAnswer } from '@sinima/renderers/renderer-pool';
import { configureApi, createQueryClient } from '@sinima/runtime/host';
import type { QueryClient } from '@tanstack/react-query';

/** The addresses whose answers were parsed into these objects. */
const addresses = new WeakMap<object, string>();

/** Return the address that was read for an object, where it is the answer as it came. */
export function addressOfAnswer(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? addresses.get(value) : undefined;
}

function parsed(body: string, address: string): unknown {
  const value: unknown = JSON.parse(body);
  if (typeof value === 'object' && value !== null) addresses.set(value, address);
  return value;
}

/** Read the API through the front. */
export type Read = (path: string) => Promise<ReadAnswer>;

/** How a job reads, and the versions whose parts of the API answer it. */
export interface JobReads extends Pick<Composition, 'remotes'> {
  readonly read: Read;
}

/** Of the jobs under way, the latest last. */
const jobs = new Map<QueryClient, JobReads>();

/** Do a job with a query client of its own, whose reads go this way. */
export async function withClient<T>(reads: JobReads, job: (client: QueryClient) => Promise<T>): Promise<T> {
  const client = createQueryClient();
  jobs.set(client, reads);
  try {
    return await job(client);
  } finally {
    jobs.delete(client);
  }
}

/**
 * Return how a client reads. A read that does not say for which client it is (a query that calls another's function)
 * goes with the latest job: all jobs of a renderer are of one remote, and read what anybody may.
 */
function readsOf(client: QueryClient | undefined): JobReads | undefined {
  return client ? jobs.get(client) : [...jobs.values()].at(-1);
}

/** Send what remotes read with the runtime to the front. */
export function readThroughJobs(): void {
  configureApi(async (path, { client, method }) => {
    if (method !== undefined) throw new Error(`${method} ${path}: a page that is rendered writes nothing.`);
    const reads = readsOf(client);
    if (!reads) throw new Error(`${path} is read for no page.`);
    const address = withRelease(path, reads.remotes);
    const { status, headers, body } = await reads.read(address);
    return {
      ok: status >= 200 && status < 300,
      status,
      statusText: '',
      headers: { get: (name) => headers[name.toLowerCase()] ?? null },
      text: async () => body,
      json: async () => parsed(body, address),
    };
  });
}
