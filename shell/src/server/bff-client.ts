/** How pages rendered here reach the BFF. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { configureApi } from '@sinima/runtime/host';

/** What every read on behalf of one page shares. */
interface RequestContext {
  /** Passed on, so that one request can be followed through the logs. */
  readonly requestId: string;
  /** Ends the page's reads when the page no longer waits for them. */
  readonly signal: AbortSignal;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** Run a page's work so that its reads carry the context. */
export function withRequestContext<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return requests.run(context, work);
}

/** Send the API reads of this process to the BFF. */
export function reachBff(bffUrl: string): void {
  configureApi((path, init) => {
    const context = requests.getStore();
    return fetch(new URL(path, bffUrl), {
      headers: context ? { 'X-Request-Id': context.requestId } : {},
      signal: context ? AbortSignal.any([context.signal, init.signal]) : init.signal,
    });
  });
}

/** Read JSON at a path of the BFF; undefined where there is nothing. Rejects where the BFF does not answer so. */
export type BffReader = (path: string, signal?: AbortSignal) => Promise<unknown>;

/** Read on behalf of no page: for what the shell itself makes of the data. */
export function bffReader(bffUrl: string): BffReader {
  return async (path, signal) => {
    const response = await fetch(new URL(path, bffUrl), signal ? { signal } : {});
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The BFF answers ${response.status} to ${path}.`);
    return response.json();
  };
}
