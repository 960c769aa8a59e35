import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import type { FailureReport } from '@sinima/contracts/reports';
import type { ComponentType } from 'react';
import { withDeadline } from '../app/deadline.ts';
import { fragmentKey, type FragmentRef } from '../app/fragment-ref.ts';
import type { FragmentSource, LoadedFragment, Recovery } from '../app/site.ts';
import { NAVIGATION_DEADLINE_MS } from './navigation-sign.ts';
import { reportFailure } from './release-reports.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { WantedFragments } from './wanted-fragments.ts';

/** How long a fragment's own code may take once its remote is there, in milliseconds. */
const CODE_DEADLINE_MS = 8_000;

/** Fragments over the network. */
export interface BrowserFragmentSource extends FragmentSource {
  /**
   * Fetch a fragment's code ahead of the navigation that seems to come; with the navigation, what it reads as well.
   * Resolves when all of it has come, rejects where code does not.
   */
  preload(ref: FragmentRef, navigation?: Navigation): Promise<void>;
  /** Whether the fragment can be shown at this address at once: its code is there, and what it reads has been read. */
  isReady(ref: FragmentRef, address: string): boolean;
  /** Called when the visitor goes to another address: what stood in the document as it was stands there no more. */
  leave(address: string): void;
}

/** An address (path and search) that is about to be shown, and what the fragment there knows of it. */
interface Navigation {
  readonly address: string;
  readonly context: () => PageContext;
  /** Resolves when what the fragment reads may be there already, and need not be asked for. */
  readonly readAhead?: Promise<unknown>;
}

/** A fragment of a module, of which all is on its way. */
interface Begun {
  readonly module: RemoteModule;
  readonly fragment: LoadedFragment['fragment'];
  readonly code: ReturnType<LoadedFragment['fragment']['load']>;
  /** Resolves when what the fragment reads was answered, or failed. */
  readonly reading: Promise<unknown>;
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
  /** Which of these the visitor comes to see; by default all. The code of the others is not loaded. */
  wanted?: Pick<WantedFragments, 'wanted' | 'want'>;
  /** What the server rendered of them, by `fragmentKey`. */
  serverHtml?: ReadonlyMap<string, string>;
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
  /** Loads that end with the visitor's leaving the document: of what is not wanted, or stays as it is. */
  const held = new Set<string>();
  const ready = new Set<string>();
  /** By fragment: the version it is from, and those that threw. */
  const versions = new Map<string, string>();
  const rejected = new Map<string, Set<string>>();

  function report(ref: FragmentRef, phase: FailureReport['phase']): void {
    const version = versions.get(fragmentKey(ref));
    if (version !== undefined) reportFailure({ remote: ref.remote, version, phase });
  }

  /** Fetch a fragment's own code and what it reads, at the same time. */
  function begin(ref: FragmentRef, module: RemoteModule, navigation: Navigation | undefined): Begun {
    const fragment = module[ref.kind][ref.id];
    if (!fragment) throw new Error(`${ref.remote} has no ${ref.id} in its ${ref.kind}.`);
    const read = async (): Promise<void> => {
      await navigation?.readAhead;
      if (navigation) await fragment.prefetch?.(navigation.context());
    };
    const reading = read().catch(() => undefined);
    const code = fragment.load();
    // Who waits for it is told; but another version may be taken before anybody does.
    code.catch(() => undefined);
    return { module, fragment, code, reading };
  }

  async function loadCode(
    ref: FragmentRef,
    navigation?: Navigation,
  ): Promise<LoadedFragment & Pick<Begun, 'reading'>> {
    const without = rejected.get(fragmentKey(ref));
    // Not after the remote's styles, which would be a round trip more.
    const early = loader
      .loadEntry(ref.remote, without)
      .then((module) => begin(ref, module, navigation))
      .catch(() => undefined);
    const { module, release } = await loader.load(ref.remote, without);
    versions.set(fragmentKey(ref), release.version);
    const begun = await early;
    const { fragment, code, reading } = begun?.module === module ? begun : begin(ref, module, navigation);
    const loading = withDeadline(code, CODE_DEADLINE_MS, fragmentKey(ref));
    loading.catch(() => report(ref, 'chunk'));
    const { default: Component } = await loading;
    if (navigation) void reading.then(() => ready.add(keyOf(ref, navigation.address)));
    return { Component: Component as ComponentType, fragment, reading };
  }

  /** For a fragment that is to stay as it is: React leaves what waits for this alone. */
  const never = new Promise<LoadedFragment>(() => undefined);

  async function onFailure(ref: FragmentRef, address: string, error: unknown): Promise<LoadedFragment> {
    if (process.env.NODE_ENV === 'development') reportError(error);
    if (address === documentAddress && standing.has(fragmentKey(ref))) {
      console.info(`${fragmentKey(ref)} stays as the server rendered it:`, error);
      held.add(keyOf(ref, address));
      return never;
    }
    // What the server could not render either, no document brings.
    if (address === documentAddress) throw new Error(`${fragmentKey(ref)} does not load.`, { cause: error });
    if (ref.kind === 'pages' && (await loadDocument(true))) return never;
    throw new MissingCode(`${fragmentKey(ref)} did not load.`, { cause: error });
  }

  function forget(ref: FragmentRef): void {
    for (const key of loads.keys()) if (key.startsWith(`${fragmentKey(ref)} `)) loads.delete(key);
  }

  const serverHtml = (ref: FragmentRef, address: string): string | undefined =>
    address === documentAddress ? options.serverHtml?.get(fragmentKey(ref)) : undefined;

  /** Load the next version of a fragment whose version threw. Where none does, the server's HTML is what can be read. */
  async function standIn(ref: FragmentRef, address: string): Promise<Recovery> {
    const key = fragmentKey(ref);
    const version = versions.get(key);
    if (version !== undefined) rejected.set(key, new Set([...(rejected.get(key) ?? []), version]));
    const load = version === undefined ? undefined : await loadCode(ref).catch(() => undefined);
    if (load) {
      forget(ref);
      loads.set(keyOf(ref, address), Promise.resolve(load));
      return 'replaced';
    }
    if (serverHtml(ref, address) !== undefined) return 'stays';
    return ref.kind === 'pages' && (await loadDocument(false)) ? 'stays' : 'failed';
  }

  async function byDocument(ref: FragmentRef, address: string): Promise<Recovery> {
    if (await loadDocument(false)) return 'stays';
    return serverHtml(ref, address) === undefined ? 'failed' : 'stays';
  }

  /** React leaves the server's HTML alone until this resolves. */
  async function loadWhenWanted(ref: FragmentRef, address: string): Promise<LoadedFragment> {
    const key = keyOf(ref, address);
    held.add(key);
    await options.wanted?.wanted(ref);
    held.delete(key);
    return loadCode(ref);
  }

  function leave(address: string): void {
    if (address === documentAddress) return;
    standing.clear();
    for (const key of held) {
      loads.delete(key);
      ready.delete(key);
    }
    held.clear();
  }

  return {
    load(ref, address, context) {
      const key = keyOf(ref, address);
      const former = loads.get(key);
      if (former) return former;
      // What stands in the document was read by the server already.
      const isStanding = address === documentAddress && standing.has(fragmentKey(ref));
      const loading = isStanding ? loadWhenWanted(ref, address) : loadCode(ref, { address, context });
      const load = loading.catch((error: unknown) => onFailure(ref, address, error));
      if (isStanding) ready.add(key);
      loads.set(key, load);
      return load;
    },
    retry(ref) {
      forget(ref);
      rejected.delete(fragmentKey(ref));
    },
    failed(ref, error, address) {
      if (isMissingCode(error)) {
        // What did not load at all was reported by who loaded it.
        if (!(error instanceof MissingCode)) report(ref, 'chunk');
        return byDocument(ref, address);
      }
      if (!isOfRelease(error)) return undefined;
      report(ref, 'render');
      return standIn(ref, address);
    },
    serverHtml,
    waits(ref, address) {
      // The server's HTML is not what React has in the page any more.
      options.wanted?.want(ref);
      if (ref.kind !== 'pages' || address === documentAddress) return () => undefined;
      const deadline = setTimeout(() => void loadDocument(true), NAVIGATION_DEADLINE_MS);
      return () => clearTimeout(deadline);
    },
    ...(options.beforeRetry && { beforeRetry: options.beforeRetry }),
    ...(options.shown && { shown: options.shown }),
    isBroken: () => false,
    async preload(ref, navigation) {
      const { reading } = await loadCode(ref, navigation);
      await reading;
    },
    isReady: (ref, address) => ready.has(keyOf(ref, address)),
    leave,
  };
}
