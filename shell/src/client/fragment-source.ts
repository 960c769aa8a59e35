import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import type { FragmentSource, LoadedFragment, Recovery } from '../app/site.ts';
import { createFragmentLoader, placeOf, type TextOf } from './fragment-loader.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** How long a page may take to show what another search asks for, in milliseconds: then its document is loaded. */
const DEADLINE_MS = 3_000;

interface FragmentSourceOptions {
  loader: Pick<RemoteLoader, 'load' | 'loadEntry'>;
  textOf: TextOf;
  /** Path without the language's prefix, and search of the document. */
  documentAddress: string;
  /**
   * Fragments that stand in the document: when their code does not come, they stay as the server rendered them (their
   * links work without it), until the search changes.
   */
  rendered: readonly FragmentRef[];
  /** Their markup from the server, by `fragmentKey`. */
  serverHtml?: ReadonlyMap<string, string>;
  /**
   * Ask the server for the page at the present address: it can render what the browser could not load.
   *
   * @param isNew whether the visitor has just come to the address, so that no reload can follow a reload without end
   * @returns whether the document is being loaded
   */
  loadDocument: (isNew: boolean) => Promise<boolean>;
  /** See `FragmentSource`. */
  beforeRetry?: () => Promise<void>;
  /** See `FragmentSource`. */
  shown?: () => void;
}

/** A fragment's code did not come, or its remote's. */
class MissingCode extends Error {
  override name = 'MissingCode';
}

/** Chunks that a fragment loads by itself fail with the bundler's own error. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && ['MissingCode', 'ChunkLoadError'].includes(error.name);

/** Failures of the API and of the network are none of the release's. */
const isOfRelease = (error: unknown): boolean => !(error instanceof Error && error.name === 'ApiError');

/** Return the fragments of a page, at the document's own address and as the search changes. */
export function createFragmentSource(options: FragmentSourceOptions): FragmentSource {
  const { documentAddress, loadDocument } = options;
  const loader = createFragmentLoader(options.loader, options.textOf);
  const standing = new Set(options.rendered.map(fragmentKey));
  const loads = new Map<string, Promise<LoadedFragment>>();
  /** Loads that end when the search changes: of fragments that stay as they are. */
  const held = new Set<string>();

  /** For a fragment that is to stay as it is: React leaves what waits for this alone. */
  const never = new Promise<LoadedFragment>(() => undefined);

  async function onFailure(ref: FragmentRef, address: string, error: unknown): Promise<LoadedFragment> {
    if (process.env.NODE_ENV === 'development') reportError(error);
    if (address === documentAddress && standing.has(fragmentKey(ref))) {
      console.info(`${fragmentKey(ref)} stays as the server rendered it:`, error);
      held.add(placeOf(ref, address));
      return never;
    }
    // A new document would not bring a fragment that the server could not render either.
    if (address === documentAddress) throw new Error(`${fragmentKey(ref)} does not load.`, { cause: error });
    if (ref.kind === 'pages' && (await loadDocument(true))) return never;
    throw new MissingCode(`${fragmentKey(ref)} did not load.`, { cause: error });
  }

  function forget(ref: FragmentRef): void {
    for (const key of loads.keys()) if (key.startsWith(`${fragmentKey(ref)} `)) loads.delete(key);
  }

  const serverHtml = (ref: FragmentRef, address = documentAddress): string | undefined =>
    address === documentAddress ? options.serverHtml?.get(fragmentKey(ref)) : undefined;

  /** Load the next version of a fragment whose version threw. Where none does, the server's HTML is what can be read. */
  async function recover(ref: FragmentRef, address: string): Promise<Recovery> {
    const load = loader.reject(ref) ? await loader.load(ref).catch(() => undefined) : undefined;
    if (load) {
      forget(ref);
      loads.set(placeOf(ref, address), Promise.resolve(load));
      return 'replaced';
    }
    if (serverHtml(ref, address) !== undefined) return 'stays';
    return ref.kind === 'pages' && (await loadDocument(false)) ? 'stays' : 'failed';
  }

  async function byDocument(ref: FragmentRef, address: string): Promise<Recovery> {
    if (await loadDocument(false)) return 'stays';
    return serverHtml(ref, address) === undefined ? 'failed' : 'stays';
  }

  /** At another address, what stood in the document as it was stands there no more. */
  function leaveDocument(): void {
    standing.clear();
    for (const key of held) loads.delete(key);
    held.clear();
  }

  return {
    load(ref, address, context) {
      if (address !== documentAddress) leaveDocument();
      const key = placeOf(ref, address);
      const former = loads.get(key);
      if (former) return former;
      // The server has read the data of fragments that stand in the document.
      const isStanding = address === documentAddress && standing.has(fragmentKey(ref));
      const loading = isStanding ? loader.load(ref) : loader.load(ref, context);
      const load = loading.catch((error: unknown) => onFailure(ref, address, error));
      loads.set(key, load);
      return load;
    },
    retry(ref) {
      forget(ref);
      loader.forgive(ref);
    },
    failed(ref, error, address) {
      if (isMissingCode(error)) {
        // The loader has reported a version that did not load at all.
        if (!(error instanceof MissingCode)) loader.report(ref, 'chunk', error);
        return byDocument(ref, address);
      }
      if (!isOfRelease(error)) return undefined;
      loader.report(ref, 'render', error);
      return recover(ref, address);
    },
    serverHtml,
    waits(ref, address) {
      if (ref.kind !== 'pages' || address === documentAddress) return () => undefined;
      const deadline = setTimeout(() => void loadDocument(true), DEADLINE_MS);
      return () => clearTimeout(deadline);
    },
    ...(options.beforeRetry && { beforeRetry: options.beforeRetry }),
    ...(options.shown && { shown: options.shown }),
  };
}
