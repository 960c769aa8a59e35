import type { PageContext } from '@sinima/contracts/remote';
import type { FailureReport } from '@sinima/contracts/reports';
import type { ComponentType } from 'react';
import { withDeadline } from '../app/deadline.ts';
import { fragmentKey, type FragmentRef, type FragmentSource, type LoadedFragment } from '../app/site.ts';
import { reportFailure } from './release-reports.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** How long a fragment's own code may take once its remote is there, in milliseconds. */
const CODE_DEADLINE_MS = 8_000;

/** Fragments over the network. */
export interface BrowserFragmentSource extends FragmentSource {
  /** Fetch a fragment's code ahead of the navigation that seems to come; with the navigation, what it reads as well. */
  preload(ref: FragmentRef, navigation?: Navigation): void;
  /** Whether the fragment can be shown at this address at once: its code is there, and what it reads has been read. */
  isReady(ref: FragmentRef, address: string): boolean;
}

/** An address (path and search) that is about to be shown, and what the fragment there knows of it. */
interface Navigation {
  readonly address: string;
  readonly context: () => PageContext;
}

interface FragmentSourceOptions {
  loader: RemoteLoader;
  /** Address (path and search) of the document. */
  documentAddress: string;
  /**
   * Fragments that stand in the document: when their code does not come, they stay as the server rendered them (their
   * links work without it), until the visitor goes elsewhere.
   */
  rendered: readonly FragmentRef[];
  /**
   * Ask the server for the page at the present address: it can render what the browser could not load.
   *
   * @param isStep whether the visitor has just come to the address, which no reload without end can do
   * @returns whether the document is being loaded
   */
  loadDocument: (isStep: boolean) => Promise<boolean>;
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

const keyOf = (ref: FragmentRef, address: string): string => `${fragmentKey(ref)} ${address}`;

/** Load fragments, code and data of each together. */
export function createFragmentSource(options: FragmentSourceOptions): BrowserFragmentSource {
  const { loader, documentAddress, loadDocument } = options;
  const standing = new Set(options.rendered.map(fragmentKey));
  const loads = new Map<string, Promise<LoadedFragment>>();
  const frozen = new Set<string>();
  const ready = new Set<string>();
  const versions = new Map<string, string>();

  function report({ remote }: FragmentRef, phase: FailureReport['phase']): void {
    const version = versions.get(remote);
    if (version !== undefined) reportFailure({ remote, version, phase });
  }

  async function loadCode(ref: FragmentRef, navigation?: Navigation): Promise<LoadedFragment> {
    const { module, release } = await loader.load(ref.remote);
    versions.set(ref.remote, release.version);
    const fragment = module[ref.kind][ref.id];
    if (!fragment) throw new Error(`${ref.remote} has no ${ref.id} in its ${ref.kind}.`);
    const reading = navigation ? fragment.prefetch?.(navigation.context()).catch(() => undefined) : undefined;
    const loading = withDeadline(fragment.load(), CODE_DEADLINE_MS, fragmentKey(ref));
    loading.catch(() => report(ref, 'chunk'));
    const { default: Component } = await loading;
    if (navigation) void Promise.resolve(reading).then(() => ready.add(keyOf(ref, navigation.address)));
    return { Component: Component as ComponentType, fragment };
  }

  /** For a fragment that is to stay as it is: React leaves what waits for this alone. */
  const never = new Promise<LoadedFragment>(() => undefined);

  async function onFailure(ref: FragmentRef, address: string, error: unknown): Promise<LoadedFragment> {
    if (address === documentAddress && standing.has(fragmentKey(ref))) {
      console.info(`${fragmentKey(ref)} stays as the server rendered it:`, error);
      frozen.add(keyOf(ref, address));
      return never;
    }
    // What the server could not render either, no document brings.
    if (address === documentAddress) throw new Error(`${fragmentKey(ref)} does not load.`, { cause: error });
    if (ref.kind === 'pages' && (await loadDocument(true))) return never;
    throw new MissingCode(`${fragmentKey(ref)} did not load.`, { cause: error });
  }

  function leaveDocument(): void {
    standing.clear();
    for (const key of frozen) loads.delete(key);
    frozen.clear();
  }

  return {
    load(ref, address, context) {
      if (address !== documentAddress) leaveDocument();
      const key = keyOf(ref, address);
      const former = loads.get(key);
      if (former) return former;
      // What stands in the document was read by the server already.
      const isStanding = address === documentAddress && standing.has(fragmentKey(ref));
      const load = loadCode(ref, isStanding ? undefined : { address, context }).catch((error: unknown) =>
        onFailure(ref, address, error),
      );
      if (isStanding) ready.add(key);
      loads.set(key, load);
      return load;
    },
    retry(ref) {
      for (const key of loads.keys()) if (key.startsWith(`${fragmentKey(ref)} `)) loads.delete(key);
    },
    failed(ref, error) {
      if (!isMissingCode(error)) {
        if (isOfRelease(error)) report(ref, 'render');
        return undefined;
      }
      // What did not load at all was reported by who loaded it.
      if (!(error instanceof MissingCode)) report(ref, 'chunk');
      return loadDocument(false);
    },
    ...(options.beforeRetry && { beforeRetry: options.beforeRetry }),
    ...(options.shown && { shown: options.shown }),
    isBroken: () => false,
    preload(ref, navigation) {
      void loadCode(ref, navigation).catch(() => undefined);
    },
    isReady: (ref, address) => ready.has(keyOf(ref, address)),
  };
}
