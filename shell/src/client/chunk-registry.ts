/**
 * Where the files of chunks hand over their modules. A file is fetched and run once, however many versions of a remote
 * name it; each version's entry takes the factories from here and makes instances of its own
 * (`docs/decisions/0024-content-addresses.md`).
 */
import { integrityOf, RELEASES_BASE } from '@sinima/contracts/content-address';
import { CHUNK_REGISTRY, type Chunk, type ChunkRegistry } from '@sinima/contracts/host';
import { ChunkLoadError, loadScript } from './load-script.ts';

/** How long a chunk may take, in milliseconds. */
const DEADLINE_MS = 8_000;

const keysOfApps = new Map<string, readonly string[]>();
const loads = new Map<string, Promise<Chunk>>();
const arrived = new Map<string, Chunk>();

/** Demand a signature by one of these public keys of an app's chunks, in browsers that check signatures. */
export function demandSignature(app: string, keys: readonly string[]): void {
  keysOfApps.set(app, keys);
}

function integrityOfAddress({ pathname }: URL): string {
  const [app = '', ...file] = pathname.slice(RELEASES_BASE.length).split('/');
  const integrity = integrityOf(file.join('/'), ...(keysOfApps.get(app) ?? []));
  if (integrity === undefined) throw new ChunkLoadError(`${pathname} does not say which bytes are right.`);
  return integrity;
}

async function fetchChunk(url: URL): Promise<Chunk> {
  await loadScript(url, integrityOfAddress(url), DEADLINE_MS);
  const chunk = arrived.get(url.href);
  if (!chunk) throw new ChunkLoadError(`The script ${url.pathname} handed over no modules.`);
  return chunk;
}

const registry: ChunkRegistry = {
  push(chunk) {
    const { currentScript } = document;
    if (currentScript instanceof HTMLScriptElement) arrived.set(currentScript.src, chunk);
  },
  async load(address) {
    const url = new URL(address, location.href);
    const chunk = arrived.get(url.href);
    if (chunk) return chunk;
    const load = loads.get(url.href) ?? fetchChunk(url);
    loads.set(url.href, load);
    // A failed chunk is fetched again at the next request.
    load.catch(() => loads.delete(url.href));
    return load;
  },
};

/** Put the registry where the files of chunks look for it. */
export function provideChunkRegistry(): void {
  Object.defineProperty(globalThis, CHUNK_REGISTRY, { value: registry });
}
