import type { ComposedRelease, Composition } from '@sinima/contracts/composition';
import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import type { ComponentType } from 'react';
import { withDeadline } from '../app/deadline.ts';
import { fragmentKey, type FragmentRef, type FragmentSource, type LoadedFragment } from '../app/site.ts';
import type { ComposedSite } from './releases/compose-site.ts';
import { importRemote, type ImportOptions } from './server-remotes.ts';

/** The fragments of one page, imported. */
export interface ServerFragments {
  /** The composition, each remote's release that loaded here standing first. */
  readonly composition: Composition;
  readonly loaded: ReadonlyMap<string, LoadedFragment>;
}

async function loadFragment(module: RemoteModule, ref: FragmentRef): Promise<LoadedFragment> {
  const fragment = module[ref.kind][ref.id];
  if (!fragment)
    throw new Error(`The release has no ${ref.id} in its ${ref.kind}, though its release.json says so.`);
  const { default: Component } = await fragment.load();
  return { Component: Component as ComponentType, fragment };
}

/**
 * Import what a page shows; what does not load is left out. A version that declares none of it (the former version, say,
 * of a remote whose canary has a new page) is passed over, and has not failed.
 */
export async function importFragments(
  { composition, find }: ComposedSite,
  refs: readonly FragmentRef[],
  options: Omit<ImportOptions, 'bundlePath'>,
): Promise<ServerFragments> {
  const refsOf = (remote: string, { version }: ComposedRelease): FragmentRef[] => {
    const declared = find(remote, version)?.release;
    return refs.filter(({ remote: name, kind, id }) => name === remote && declared?.[kind][id] !== undefined);
  };
  const bundlePath: ImportOptions['bundlePath'] = (remote, release) =>
    refsOf(remote, release).length === 0 ? undefined : find(remote, release.version)?.bundle;

  const needed = new Set(refs.map(({ remote }) => remote));
  const loaded = new Map<string, LoadedFragment>();
  const remotes = composition.remotes.map(async (remote) => {
    if (!needed.has(remote.name)) return remote;
    const { remote: composed, module } = await importRemote(remote, { ...options, bundlePath });
    const [release] = composed.versions;
    for (const ref of module && release ? refsOf(remote.name, release) : []) {
      const fragment = await loadFragment(module!, ref).catch((error: unknown) => {
        options.onFailure(remote.name, composed.versions[0]!, error);
        return undefined;
      });
      if (fragment) loaded.set(fragmentKey(ref), fragment);
    }
    return composed;
  });
  return { composition: { ...composition, remotes: await Promise.all(remotes) }, loaded };
}

/** Return a promise that React sees at once to be resolved, so that it waits for nothing. */
function resolved<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Return the fragments as the app asks for them. */
export function fragmentSource({ loaded }: ServerFragments): FragmentSource {
  const promises = new Map([...loaded].map(([key, fragment]) => [key, resolved(fragment)]));
  const broken = Promise.reject<LoadedFragment>(new Error('This fragment does not load on the server.'));
  broken.catch(() => undefined);
  return {
    load: (ref) => promises.get(fragmentKey(ref)) ?? broken,
    retry: () => undefined,
    isBroken: (ref) => !promises.has(fragmentKey(ref)),
  };
}

/**
 * Start the reads of fragments; each may take `deadlineMs` before the page goes on without it. Never rejects.
 *
 * @returns what kept a fragment's data from coming, by its key
 */
export async function prefetchFragments(
  loaded: ServerFragments['loaded'],
  context: PageContext,
  deadlineMs: number,
): Promise<ReadonlyMap<string, unknown>> {
  const failures = new Map<string, unknown>();
  const prefetch = async (key: string, { fragment }: LoadedFragment): Promise<void> => {
    try {
      await withDeadline(Promise.resolve(fragment.prefetch?.(context)), deadlineMs, `The data of ${key}`);
    } catch (error) {
      failures.set(key, error);
    }
  };
  await Promise.all([...loaded].map(([key, fragment]) => prefetch(key, fragment)));
  return failures;
}
