/** Code and data of fragments over the network, and which version of its remote each is from. */
import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import type { FailureReport } from '@sinima/contracts/reports';
import type { ComponentType } from 'react';
import { withDeadline } from '../page/deadline.ts';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import type { LoadedFragment } from '../app/site.ts';
import { reportFailure } from './release-reports.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** How long a fragment's own code may take once its remote is there, in milliseconds. */
const CODE_DEADLINE_MS = 8_000;

/** An address (path and search) that is about to be shown, and what the fragment there knows of it. */
export interface Navigation {
  readonly address: string;
  readonly context: () => PageContext;
  /** Resolves when what the fragment reads may be there already, and need not be asked for. */
  readonly readAhead?: Promise<unknown>;
}

/** A fragment whose code has come. */
interface FragmentWithCode extends LoadedFragment {
  /** Resolves when what the fragment reads was answered, or failed. */
  readonly reading: Promise<unknown>;
}

/** A fragment of a module, of which all is on its way. */
interface Begun extends Pick<FragmentWithCode, 'fragment' | 'reading'> {
  readonly module: RemoteModule;
  readonly code: ReturnType<LoadedFragment['fragment']['load']>;
}

/** Loads fragments, code and data of each together. */
export interface FragmentLoader {
  /** Load a fragment, of a version that was not rejected; with a navigation, what it reads as well. */
  load(ref: FragmentRef, navigation?: Navigation): Promise<FragmentWithCode>;
  /** Whether code and data of the fragment have come for this address. */
  isReady(ref: FragmentRef, address: string): boolean;
  /** Load it from another version next time. @returns false when none of it was loaded */
  reject(ref: FragmentRef): boolean;
  /** Load it from any version again. */
  forgive(ref: FragmentRef): void;
  /** Report what went wrong with the version that it was loaded from. */
  report(ref: FragmentRef, phase: FailureReport['phase']): void;
}

/** Return what stands for a fragment at an address. */
export const placeOf = (ref: FragmentRef, address: string): string => `${fragmentKey(ref)} ${address}`;

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

/** Return the loader of one page's fragments. */
export function createFragmentLoader(remotes: Pick<RemoteLoader, 'load' | 'loadEntry'>): FragmentLoader {
  const ready = new Set<string>();
  /** By fragment: the version it is from, and those that threw. */
  const versions = new Map<string, string>();
  const rejected = new Map<string, Set<string>>();

  function report(ref: FragmentRef, phase: FailureReport['phase']): void {
    const version = versions.get(fragmentKey(ref));
    if (version !== undefined) reportFailure({ remote: ref.remote, version, phase });
  }

  return {
    async load(ref, navigation) {
      const without = rejected.get(fragmentKey(ref));
      // Not after the remote's styles, which would be a round trip more.
      const early = remotes
        .loadEntry(ref.remote, without)
        .then((module) => begin(ref, module, navigation))
        .catch(() => undefined);
      const { module, release } = await remotes.load(ref.remote, without);
      versions.set(fragmentKey(ref), release.version);
      const begun = await early;
      const { fragment, code, reading } = begun?.module === module ? begun : begin(ref, module, navigation);
      const loading = withDeadline(code, CODE_DEADLINE_MS, fragmentKey(ref));
      loading.catch(() => report(ref, 'chunk'));
      const { default: Component } = await loading;
      if (navigation) void reading.then(() => ready.add(placeOf(ref, navigation.address)));
      return { Component: Component as ComponentType, fragment, reading };
    },
    isReady: (ref, address) => ready.has(placeOf(ref, address)),
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
