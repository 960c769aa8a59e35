/** The bytes that a page takes over the network, as the browser counts them. */
import type { Page } from '@playwright/test';

/** A response that came over the network. */
export interface Transfer {
  /** Path and query. */
  readonly address: string;
  /** Kind of resource, as the browser calls it: `Document`, `Script`, `Stylesheet`, … */
  readonly type: string;
  /** `Content-Encoding`. */
  readonly encoding: string | undefined;
  /** Bytes of the body as they were sent. */
  readonly bytes: number;
}

/**
 * Count what a page takes from now on; what a service worker answers is not counted, since the browser does not tell its
 * bytes: block them in the context.
 *
 * @returns what has come so far, without what the browser had
 */
export async function countTransfers(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const begun = new Map<string, Omit<Transfer, 'bytes'> & { headerBytes: number }>();
  const done: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache === true || response.fromServiceWorker === true) return;
    const { pathname, search } = new URL(response.url);
    const headers = new Headers(response.headers);
    begun.set(requestId, {
      address: pathname + search,
      type,
      encoding: headers.get('content-encoding') ?? undefined,
      headerBytes: response.encodedDataLength,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = begun.get(requestId);
    if (!transfer) return;
    const { headerBytes, ...rest } = transfer;
    done.push({ ...rest, bytes: encodedDataLength - headerBytes });
  });
  await session.send('Network.enable');
  return () => done;
}
