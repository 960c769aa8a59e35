/** The releases of a site that offers them, over HTTP. Read only. */
import { GENERATION_HEADER, VISITOR_VERSIONS_PATH } from '@sinima/contracts/composition';
import { OFFERED_STORE_PATH, OFFERED_TRUST_KEY } from '@sinima/contracts/offered-store';
import type { Trust } from '@sinima/contracts/signed';
import { ReleaseError } from '../errors/release-error.ts';
import type { ObjectStore, StoredObject } from '../objects/object-store.ts';
import { parseTrust } from '../signing/trust.ts';
import { isLoopback } from './loopback.ts';

/** How long an answer may take, to its last byte, in ms. */
const DEADLINE_MS = 10_000;

/** How long an object may be, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Time between two looks at the pointer, in ms: it is somebody else's server. */
const POLL_MS = 2_000;

/**
 * Return the origin of a site, of any address within it.
 *
 * @throws ReleaseError when it is no address of a site
 */
export function parseSiteAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && ['https:', 'http:'].includes(url.protocol)) return url.origin;
  throw new ReleaseError(
    `"${address}" is not the address of a site: those are like https://staging.sinima.example.`,
  );
}

/** @throws ReleaseError when there is no answer */
async function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await fetch(new URL(path, origin), {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  } catch (error) {
    const { cause } = error as Error;
    const why = cause instanceof Error ? ` (${cause.message})` : '';
    throw new ReleaseError(
      `${origin} does not answer${why}. Is the address right, and can this machine reach it?`,
      { cause: error },
    );
  }
}

/** Return the whole body. @throws ReleaseError as soon as it is too long, or when it breaks off */
async function bodyOf(response: Response, origin: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of (response.body as unknown as AsyncIterable<Uint8Array> | null) ?? []) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new ReleaseError(`${origin} broke off in the middle of an answer. Try again in a moment.`, {
      cause: error,
    });
  }
  if (bytes > MAX_BYTES) throw new ReleaseError(`${origin} answers with more than ${MAX_BYTES} bytes.`);
  return Buffer.concat(chunks);
}

/** Say why a site has no such thing as a store. */
async function withoutStore(origin: string): Promise<ReleaseError> {
  const { headers } = await ask(origin, VISITOR_VERSIONS_PATH);
  return new ReleaseError(
    headers.has(GENERATION_HEADER)
      ? `${origin} does not offer its releases. Its operator can set OFFER_RELEASES=true on its shell servers.`
      : `${origin} is not a Sinima site: it says nothing of any release. Is the address right?`,
  );
}

/**
 * Ask a site for the public keys that count there. A machine that trusts them runs the code of that site, so that they are taken
 * from this machine or by HTTPS alone.
 *
 * @throws ReleaseError when the site does not answer, offers nothing, is none of ours, or could be anybody
 */
export async function askForTrust(address: string): Promise<Trust> {
  const origin = parseSiteAddress(address);
  if (!origin.startsWith('https:') && !isLoopback(origin)) {
    throw new ReleaseError(
      `${origin} is reached without encryption: anybody on the way could have this machine run their code. Use https.`,
    );
  }
  const response = await ask(origin, OFFERED_STORE_PATH + OFFERED_TRUST_KEY);
  if (!response.ok) throw await withoutStore(origin);
  return parseTrust((await bodyOf(response, origin)).toString('utf8'), `The list of keys of ${origin}`);
}

/** Open the store of a site that offers its releases. @throws ReleaseError when that is no address of a site */
export function openSiteStore(address: string): ObjectStore {
  const location = parseSiteAddress(address);
  const refuse = (): Promise<never> =>
    Promise.reject(
      new ReleaseError(
        `The releases of ${location} can be read from here and not changed. Without RELEASES_URL, commands change the store ` +
          'that RELEASES_DIR or RELEASES_BUCKET names.',
      ),
    );

  async function readIfChanged(
    key: string,
    etag: string | undefined,
  ): Promise<StoredObject | 'unchanged' | undefined> {
    const path = OFFERED_STORE_PATH + key.split('/').map(encodeURIComponent).join('/');
    const response = await ask(location, path, etag ? { 'If-None-Match': etag } : {});
    if (response.status === 304) return 'unchanged';
    if (response.status === 404) return undefined;
    if (!response.ok) {
      throw new ReleaseError(
        `${location} answers ${response.status} when it is asked for ${key}. Try again in a moment.`,
      );
    }
    return { bytes: await bodyOf(response, location), etag: response.headers.get('ETag') ?? '' };
  }

  return {
    location,
    pollMs: POLL_MS,
    readIfChanged,
    read: (key) => readIfChanged(key, undefined) as Promise<StoredObject | undefined>,
    // The site offers nothing beside the pointer: there is nothing to list.
    list: () => Promise.resolve([]),
    write: refuse,
    delete: refuse,
  };
}
