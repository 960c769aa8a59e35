/** Where the BFF's build lands, and which one is built. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFingerprint } from './source-fingerprint.ts';
import { rootDir } from './workspace.ts';

/** Where the BFF's build lands. */
export const bffDistDir = path.join(rootDir, 'bff/dist');

/** Node's arguments for the BFF's build: it takes the workspace packages that it imports in their compiled form too. */
export const BFF_EXEC_ARGV: readonly string[] = ['--conditions=compiled', '--enable-source-maps'];

/** The file that tells the version of the BFF's build. */
export const bffVersionFile = path.join(bffDistDir, 'version.txt');

/** The hash of the BFF's present sources. */
export function bffVersion(): string {
  return sourceFingerprint('bff');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The version of the BFF's build, if there is one. */
export function builtBffVersion(): string | undefined {
  return readIfThere(bffVersionFile);
}
