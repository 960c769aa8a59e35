import type { PageContext } from '@sinima/contracts/remote';
import type { ComponentType } from 'react';
import { withDeadline } from '../app/deadline.ts';
import { fragmentKey, type FragmentRef, type FragmentSource, type LoadedFragment } from '../app/site.ts';
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
  /** Ask the server for the page at the present address: it can render what the browser could not load. */
  loadDocument: () => void;
}

const keyOf = (ref: FragmentRef, address: string): string => `${fragmentKey(ref)} ${address}`;

/** Load fragments, code and data of each together. */
export function createFragmentSource(options: FragmentSourceOptions): BrowserFragmentSource {
  const { loader, documentAddress, loadDocument } = options;
  const standing = new Set(options.rendered.map(fragmentKey));
  const loads = new Map<string, Promise<LoadedFragment>>();
  const frozen = new Set<string>();
  const ready = new Set<string>();

  async function loadCode(ref: FragmentRef, navigation?: Navigation): Promise<LoadedFragment> {
    const { module } = await loader.load(ref.remote);
    const fragment = module[ref.kind][ref.id];
    if (!fragment) throw new Error(`${ref.remote} has no ${ref.id} in its ${ref.kind}.`);
    const reading = navigation ? fragment.prefetch?.(navigation.context()).catch(() => undefined) : undefined;
    const { default: Component } = await withDeadline(fragment.load(), CODE_DEADLINE_MS, fragmentKey(ref));
    if (navigation) void Promise.resolve(reading).then(() => ready.add(keyOf(ref, navigation.address)));
    return { Component: Component as ComponentType, fragment };
  }

  /** For a fragment that is to stay as it is: React leaves what waits for this alone. */
  const never = new Promise<LoadedFragment>(() => undefined);

  function onFailure(ref: FragmentRef, address: string, error: unknown): Promise<LoadedFragment> {
    if (address === documentAddress && standing.has(fragmentKey(ref))) {
      console.info(`${fragmentKey(ref)} stays as the server rendered it:`, error);
      frozen.add(keyOf(ref, address));
      return never;
    }
    if (address !== documentAddress && ref.kind === 'pages') {
      loadDocument();
      return never;
    }
    throw error;
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
    isBroken: () => false,
    preload(ref, navigation) {
      void loadCode(ref, navigation).catch(() => undefined);
    },
    isReady: (ref, address) => ready.has(keyOf(ref, address)),
  };
}
