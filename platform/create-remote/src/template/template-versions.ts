/**
 * The versions of the template, one file each in `versions/`: `new` writes the newest, and `update` compares what a team
 * changed with the version that the remote came from.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where a remote lives: in this repository, or in one of its own with the packages installed. */
export type TemplateKind = 'repository' | 'standalone';

/** One version: the texts of its files by their path in the remote's folder. */
export interface TemplateVersion {
  /** What all remotes have. */
  readonly files: Readonly<Record<string, string>>;
  /** What takes their place, or comes with them, by where the remote lives. */
  readonly overlays: Readonly<Record<TemplateKind, Readonly<Record<string, string>>>>;
}

export const versionsDir = path.resolve(import.meta.dirname, '../../versions');

/** The number of the newest version; 0 when there is none. */
export function newestVersion(): number {
  return Math.max(0, ...readdirSync(versionsDir).map((file) => Number.parseInt(file, 10)));
}

/** Read a version. @throws Error when there is no such version */
export function readVersion(version: number): TemplateVersion {
  return JSON.parse(readFileSync(path.join(versionsDir, `${version}.json`), 'utf8')) as TemplateVersion;
}
