/** Which browser tests a change calls for: those of the remotes that changed, or all where more than remotes did. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage, remoteNames, rootDir } from '@sinima/build/workspace';
import { taskHashes } from './turbo.ts';

/** Tests that are tagged with no remote: they are about the shell, the store and the tools as much as any remote. */
export const FRAME = 'frame';

const passedFile = path.join(rootDir, '.turbo/browser-tests.json');

/** The tests of an area, when all of them last passed. */
export interface PassedArea {
  /** Fingerprint of the files that they read: sources of the site, and of the area's remote. */
  readonly fingerprint: string;
  readonly tests: readonly string[];
}

/** By area: {@link FRAME}, and the name of each remote. */
export type Areas<Value> = Readonly<Record<string, Value>>;

/** Read the fingerprint of each area, from the hashes that Turborepo has of sources and browser tests. */
export async function areaFingerprints(): Promise<Areas<string>> {
  const remotes = remoteNames().map(
    (remote) => [remote, readPackage(path.join(rootDir, remote)).name] as const,
  );
  const workspaces = ['@sinima/e2e', ...remotes.map(([, workspace]) => workspace)];
  const hashes = await taskHashes('browser', workspaces);
  const hashOf = (task: string) => hashes.get(task) ?? '';
  const frame = hashOf('@sinima/e2e#browser');
  return Object.fromEntries([
    [FRAME, frame],
    ...remotes.map(([remote, workspace]) => [remote, `${frame} ${hashOf(`${workspace}#browser`)}`]),
  ]);
}

/** Read what passed before; nothing in a clean clone. */
export function readPassedAreas(): Areas<PassedArea> {
  try {
    return JSON.parse(readFileSync(passedFile, 'utf8')) as Areas<PassedArea>;
  } catch {
    return {};
  }
}

/** Remember what has passed now. */
export function writePassedAreas(areas: Areas<PassedArea>): void {
  mkdirSync(path.dirname(passedFile), { recursive: true });
  writeFileSync(passedFile, `${JSON.stringify(areas, undefined, 2)}\n`);
}

/** Return the areas whose tests have not passed with these fingerprints. */
export function changedAreas(fingerprints: Areas<string>, passed: Areas<PassedArea>): string[] {
  return Object.keys(fingerprints).filter((area) => passed[area]?.fingerprint !== fingerprints[area]);
}

/** A test, as far as its area goes. */
interface Placed {
  /** From the repository's root. */
  readonly file: string;
  readonly tags: readonly string[];
}

/**
 * Return the areas of a test by its folder and its tags: a remote's own tests are in its area, and a page that several
 * remotes draw is in each of theirs.
 */
export function areasOf({ file, tags }: Placed, remotes: readonly string[]): string[] {
  const owner = remotes.filter((remote) => file.startsWith(`${remote}/`));
  const tagged = tags.map((tag) => tag.replace(/^@/, '')).filter((tag) => remotes.includes(tag));
  const areas = [...new Set([...owner, ...tagged])];
  return areas.length > 0 ? areas : [FRAME];
}

/** Return Playwright's arguments that choose the tests of these areas; none for all. */
export function argumentsFor(changed: readonly string[]): string[] {
  if (changed.includes(FRAME)) return [];
  return [`--grep=${changed.map((remote) => `@${remote}\\b|\\b${remote}/e2e/`).join('|')}`];
}
