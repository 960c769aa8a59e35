/** The remotes as the server renders them: each release's server bundle, imported from its verified copy on this machine. */
import { pathToFileURL } from 'node:url';
import type { ComposedRelease, ComposedRemote } from '@sinima/contracts/composition';
import type { RemoteModule } from '@sinima/contracts/remote';
import { SHARED_GLOBAL } from '@sinima/contracts/host';
import * as runtime from '@sinima/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { withDeadline } from '../app/deadline.ts';

/** How long a release's server bundle may take to load, in milliseconds. */
const IMPORT_DEADLINE_MS = 2_000;

/** Give the releases' server bundles this process's one instance of each shared package. */
export function shareInstances(): void {
  Object.assign(globalThis, {
    [SHARED_GLOBAL]: { react: React, 'react-dom': ReactDOM, '@sinima/runtime': runtime },
  });
}

export interface ImportOptions {
  /** Find the absolute path of a release's server bundle; undefined: this release is not asked for. */
  bundlePath: (app: string, release: ComposedRelease) => string | undefined;
  /** Whether a release is known to be bad. */
  isOut: (release: ComposedRelease) => boolean;
  onFailure: (app: string, release: ComposedRelease, error: unknown) => void;
}

/**
 * Import the first of a remote's releases that loads.
 *
 * @returns the remote with that release first, so that the browser runs what the server rendered; without a module
 *   when none loads
 */
export async function importRemote(
  remote: ComposedRemote,
  { bundlePath, isOut, onFailure }: ImportOptions,
): Promise<{ remote: ComposedRemote; module?: RemoteModule }> {
  for (const release of remote.versions.filter((version) => !isOut(version))) {
    const bundle = bundlePath(remote.name, release);
    if (bundle === undefined) continue;
    try {
      const url = pathToFileURL(bundle).href;
      const importing = import(/* webpackIgnore: true */ url) as Promise<{ default: RemoteModule }>;
      const { default: module } = await withDeadline(importing, IMPORT_DEADLINE_MS, release.global);
      const others = remote.versions.filter((version) => version !== release);
      return { remote: { ...remote, versions: [release, ...others] }, module };
    } catch (error) {
      onFailure(remote.name, release, error);
    }
  }
  return { remote };
}
