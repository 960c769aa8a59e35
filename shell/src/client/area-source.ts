import type { PageContext } from '@sinima/contracts/remote';
import type { ComponentType } from 'react';
import { withDeadline } from '../app/deadline.ts';
import { areaKey, type AreaRef, type AreaSource, type LoadedArea } from '../app/site.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** How long an area's own code may take once its remote is there, in milliseconds. */
const codeDeadlineMs = 8_000;

/** Areas over the network. */
export interface BrowserAreaSource extends AreaSource {
  /** Fetches an area's code ahead of the visit that seems to come; with the visit, what it reads as well. */
  preload(ref: AreaRef, visit?: Visit): void;
  /** Whether the area can be shown at this address at once: its code is there, and what it reads has been read. */
  isReady(ref: AreaRef, address: string): boolean;
}

/** An address (path and search) that is about to be visited, and what the area there knows of it. */
interface Visit {
  readonly address: string;
  readonly context: () => PageContext;
}

interface AreaSourceOptions {
  loader: RemoteLoader;
  /** Address (path and search) of the document. */
  documentAddress: string;
  /**
   * Areas that stand in the document: when their code does not come, they stay as the server rendered them (their
   * links work without it), until the visitor goes elsewhere.
   */
  rendered: readonly AreaRef[];
  /** Asks the server for the page at the present address: it can render what the browser could not load. */
  loadDocument: () => void;
}

const keyOf = (ref: AreaRef, address: string): string => `${areaKey(ref)} ${address}`;

/** Loads areas, code and data of each together. */
export function createAreaSource(options: AreaSourceOptions): BrowserAreaSource {
  const { loader, documentAddress, loadDocument } = options;
  const standing = new Set(options.rendered.map(areaKey));
  const loads = new Map<string, Promise<LoadedArea>>();
  const frozen = new Set<string>();
  const ready = new Set<string>();

  async function loadCode(ref: AreaRef, visit?: Visit): Promise<LoadedArea> {
    const { module } = await loader.load(ref.remote);
    const area = module[ref.kind][ref.id];
    if (!area) throw new Error(`${ref.remote} has no ${ref.id} in its ${ref.kind}.`);
    const reading = visit ? area.prefetch?.(visit.context()).catch(() => undefined) : undefined;
    const { default: Component } = await withDeadline(area.load(), codeDeadlineMs, areaKey(ref));
    if (visit) void Promise.resolve(reading).then(() => ready.add(keyOf(ref, visit.address)));
    return { Component: Component as ComponentType, area };
  }

  /** For an area that is to stay as it is: React leaves what waits for this alone. */
  const never = new Promise<LoadedArea>(() => undefined);

  function onFailure(ref: AreaRef, address: string, error: unknown): Promise<LoadedArea> {
    if (address === documentAddress && standing.has(areaKey(ref))) {
      console.info(`${areaKey(ref)} stays as the server rendered it:`, error);
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
      const isStanding = address === documentAddress && standing.has(areaKey(ref));
      const load = loadCode(ref, isStanding ? undefined : { address, context }).catch((error: unknown) =>
        onFailure(ref, address, error),
      );
      if (isStanding) ready.add(key);
      loads.set(key, load);
      return load;
    },
    retry(ref) {
      for (const key of loads.keys()) if (key.startsWith(`${areaKey(ref)} `)) loads.delete(key);
    },
    isBroken: () => false,
    preload(ref, visit) {
      void loadCode(ref, visit).catch(() => undefined);
    },
    isReady: (ref, address) => ready.has(keyOf(ref, address)),
  };
}
