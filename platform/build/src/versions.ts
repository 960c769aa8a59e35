/** Which version each deployable's sources give, and which one is built: told without loading the bundler. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from './build-error.ts';
import type { HostFiles } from '@sinima/contracts/host';
import { sourceVersion, type BuildMode } from './source-version.ts';
import { remoteNames, rootDir } from './workspace.ts';

/** Where the host's build lands. */
export const hostDir = path.join(rootDir, 'shell/dist');

/** Where the BFF's build lands. */
export const bffDistDir = path.join(rootDir, 'bff/dist');

/** Node's arguments for the BFF's build: it takes the workspace packages that it imports in their compiled form too. */
export const BFF_EXEC_ARGV: readonly string[] = ['--conditions=compiled', '--enable-source-maps'];

/** The file that tells the version of the BFF's build. */
export const bffVersionFile = path.join(bffDistDir, 'version.txt');

/** The version that a remote's present sources give. @throws BuildError when there is no such remote */
export function releaseVersion(app: string, mode: BuildMode = 'production'): string {
  if (!remoteNames().includes(app)) {
    throw new BuildError(`There is no remote named ${app}. The remotes are ${remoteNames().join(', ')}.`);
  }
  return sourceVersion(`@sinima/${app}`, mode);
}

/** The version that the host's present sources give. */
export function hostVersion(mode: BuildMode = 'production'): string {
  return sourceVersion('@sinima/shell', mode);
}

/** The version that the BFF's present sources give. */
export function bffVersion(): string {
  return sourceVersion('@sinima/bff', 'production');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The version of the host's build in a folder, if there is one. */
export function builtHostVersion(dir = hostDir): string | undefined {
  const text = readIfThere(path.join(dir, 'host.json'));
  return text === undefined ? undefined : (JSON.parse(text) as HostFiles).version;
}

/** The version of the BFF's build, if there is one. */
export function builtBffVersion(): string | undefined {
  return readIfThere(bffVersionFile);
}
