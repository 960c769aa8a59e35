import type { Composition } from '@sinima/contracts/composition';
import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import type { ComponentType } from 'react';
import { areaKey, type AreaRef, type AreaSource, type LoadedArea } from '../app/site.ts';
import { importRemote, type ImportOptions } from './server-remotes.ts';

/** The areas of one page, imported from the store. */
export interface ServerAreas {
  /** The composition, each remote's release that loaded here standing first. */
  readonly composition: Composition;
  readonly loaded: ReadonlyMap<string, LoadedArea>;
}

async function loadArea(module: RemoteModule, ref: AreaRef): Promise<LoadedArea> {
  const area = module[ref.kind][ref.id];
  if (!area)
    throw new Error(`The release has no ${ref.id} in its ${ref.kind}, though its release.json says so.`);
  const { default: Component } = await area.load();
  return { Component: Component as ComponentType, area };
}

/** Imports what a page shows; what does not load is left out. */
export async function importAreas(
  composition: Composition,
  refs: readonly AreaRef[],
  options: ImportOptions,
): Promise<ServerAreas> {
  const needed = new Set(refs.map(({ remote }) => remote));
  const loaded = new Map<string, LoadedArea>();
  const remotes = composition.remotes.map(async (remote) => {
    if (!needed.has(remote.name)) return remote;
    const { remote: composed, module } = await importRemote(remote, options);
    for (const ref of refs.filter(({ remote: name }) => module && name === remote.name)) {
      const area = await loadArea(module!, ref).catch((error: unknown) => {
        options.onFailure(remote.name, composed.candidates[0]!, error);
        return undefined;
      });
      if (area) loaded.set(areaKey(ref), area);
    }
    return composed;
  });
  return { composition: { remotes: await Promise.all(remotes) }, loaded };
}

/** The areas as the app asks for them. */
export function areaSource({ loaded }: ServerAreas): AreaSource {
  const promises = new Map([...loaded].map(([key, area]) => [key, Promise.resolve(area)]));
  const broken = Promise.reject<LoadedArea>(new Error('This area does not load on the server.'));
  broken.catch(() => undefined);
  return {
    load: (ref) => promises.get(areaKey(ref)) ?? broken,
    retry: () => undefined,
    isBroken: (ref) => !promises.has(areaKey(ref)),
  };
}

/** Starts the reads of areas; each may take `deadlineMs` before the page goes on without it. Never rejects. */
export async function prefetchAreas(
  areas: readonly LoadedArea[],
  context: PageContext,
  deadlineMs: number,
): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, deadlineMs).unref());
  const reads = areas.map(async ({ area }) => area.prefetch?.(context));
  await Promise.race([Promise.allSettled(reads), late]);
}
