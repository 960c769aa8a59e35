/** The running API's contract, and how often its operations are called. */
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { OPERATION_READS_PATH, type OperationReads } from '@sinima/contracts/operation-reads';

/** How long it has to answer, in ms. */
const TIMEOUT_MS = 3_000;

/** @throws Error that names the address, and says how it answered */
async function read<T>(url: URL): Promise<T> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  if (answer === undefined) throw new Error(`The API does not answer at ${url.origin}`);
  if (!answer.ok) throw new Error(`${url.href} answers ${answer.status}`);
  return (await answer.json()) as T;
}

/** Return the contract of the API that answers at `bffUrl`. @throws Error with a clause for people */
export function runningContract(bffUrl: string): Promise<OpenApi> {
  return read(new URL('/api/openapi.json', bffUrl));
}

/** Return the calls that the API at `bffUrl` has counted. @throws Error with a clause for people */
export function countedCalls(bffUrl: string): Promise<OperationReads[]> {
  return read(new URL(OPERATION_READS_PATH, bffUrl));
}
