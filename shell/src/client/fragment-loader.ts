/** Code and data of fragments over the network, and which version of its remote each is from. */
import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import type { FailureReport } from '@sinima/contracts/reports';
import type { Text } from '@sinima/contracts/text';
import { loadModule } from '@sinima/runtime/host';
import pTimeout from 'p-timeout';
import type { ComponentType } from 'react';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import type { LoadedFragment } from '../app/site.ts';
import { reportFailure, reportThrown } from './release-reports.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** How long a fragment's own code may take once its remote is there, in milliseconds. */
const CODE_DEADLINE_MS = 8_000;

/** Loads the texts of a remote's fragment. */
export type TextOf = (remote: RemoteModule, ref: FragmentRef) => Promise<Text>;

/** A fragment of a remote, whose module is on its way. */
interface Begun {
  readonly from: RemoteModule;
  readonly loaded: Promise<LoadedFragment>;
}

/** Loads the modules of fragments. */
export interface FragmentLoader {
  /** Load a fragment of a version that was not rejected; with a context, start its reads. */
  load(ref: FragmentRef, context?: (text: Text) => PageContext): Promise<LoadedFragment>;
  /** Load it from another version next time. @returns false when none of it was loaded */
  reject(ref: FragmentRef): boolean;
  /** Load it from any version again. */
  forgive(ref: FragmentRef): void;
  /** Report what went wrong with the version that it was loaded from. */
  report(ref: FragmentRef, phase: FailureReport['phase'], thrown: unknown): void;
}

/** Return what stands for a fragment at an address. */
export const placeOf = (ref: FragmentRef, address: string): string => `${fragmentKey(ref)} ${address}`;

/** Load a fragment's module and its texts, then start its reads. */
async function loadFragment(
  ref: FragmentRef,
  remote: RemoteModule,
  textOf: TextOf,
  context: ((text: Text) => PageContext) | undefined,
): Promise<LoadedFragment> {
  const fragment = remote[ref.kind][ref.id];
  if (!fragment) throw new Error(`${ref.remote} has no ${ref.id} in its ${ref.kind}.`);
  const [module, text] = await Promise.all([loadModule(fragment), textOf(remote, ref)]);
  // The fragment itself shows a failed read, and an error of its own code.
  const prefetch = async (): Promise<unknown> => context && module.prefetch?.(context(text));
  prefetch().catch((error: unknown) => reportThrown(error, ref.remote));
  return { Component: module.default as ComponentType, module, text };
}

/** Return the loader of one page's fragments. */
export function createFragmentLoader(
  remotes: Pick<RemoteLoader, 'load' | 'loadEntry'>,
  textOf: TextOf,
): FragmentLoader {
  /** By fragment: the version it is from, and those that threw. */
  const versions = new Map<string, string>();
  const rejected = new Map<string, Set<string>>();

  function report(ref: FragmentRef, phase: FailureReport['phase'], thrown: unknown): void {
    const version = versions.get(fragmentKey(ref));
    if (version !== undefined) reportFailure({ remote: ref.remote, version, phase }, thrown);
  }

  return {
    async load(ref, context) {
      const without = rejected.get(fragmentKey(ref));
      const begin = (from: RemoteModule): Begun => {
        const loaded = loadFragment(ref, from, textOf, context);
        // The waiting caller gets the error; but another version may be taken before anybody waits.
        loaded.catch(() => undefined);
        return { from, loaded };
      };
      // Not after the remote's styles, which would be a round trip more.
      const early = remotes
        .loadEntry(ref.remote, without)
        .then(begin)
        .catch(() => undefined);
      const { module, release } = await remotes.load(ref.remote, without);
      versions.set(fragmentKey(ref), release.version);
      const begun = await early;
      const { loaded } = begun?.from === module ? begun : begin(module);
      const loading = pTimeout(loaded, { milliseconds: CODE_DEADLINE_MS });
      loading.catch((error: unknown) => report(ref, 'chunk', error));
      return loading;
    },
    reject(ref) {
      const key = fragmentKey(ref);
      const version = versions.get(key);
      if (version === undefined) return false;
      rejected.set(key, new Set([...(rejected.get(key) ?? []), version]));
      return true;
    },
    forgive: (ref) => void rejected.delete(fragmentKey(ref)),
    report,
  };
}
