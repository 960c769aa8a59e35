/** Shared by all commands: the store, and the report of the outcome. */
import { InvalidArgumentError, type Command } from 'commander';
import { rootDir } from '@sinima/build/workspace';
import { nearText } from '@sinima/releases/near-names';
import { openSigningStore } from '@sinima/releases/open-store';
import type { PointerChange } from '@sinima/releases/pointer-change';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';
import { changeLines } from '../output/change-text.ts';
import { say, sayJson } from '../output/say.ts';

/** Options that every command takes. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly why?: string;
}

/** Open the store of the settings, with the keys that are here. */
export function openStore(): Promise<ReleaseStore> {
  return openSigningStore(process.env, rootDir);
}

/** Add the options of a command that changes something. */
export function changing(command: Command): Command {
  return command
    .option('--why <text>', 'the reason, for the history')
    .option('--json', 'print JSON, for machines');
}

/** Parse an option that is a whole number. */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It has to be a whole number, 0 or more.');
  return Number(text);
}

/** Tell what came of a change. */
export function sayChange(change: PointerChange, { json }: CommonOptions): void {
  if (json) sayJson({ generation: change.generation.number, changes: change.changes, notes: change.notes });
  else say(...changeLines(change));
}

/** Refuse the name of an app of which there is nothing. @throws ReleaseError with the names that are near */
export async function refuseUnknownApp(store: ReleaseStore, app: string | undefined): Promise<void> {
  if (app === undefined) return;
  const known = [
    ...new Set([...(await store.apps()), ...Object.keys((await store.generation()).apps)]),
  ].sort();
  if (known.includes(app)) return;
  throw new ReleaseError(
    `There is nothing of "${app}" in ${store.location}.${nearText(app, known, 'There are')}`,
  );
}
