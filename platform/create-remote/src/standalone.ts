/** A remote in a folder and repository of its own. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './plan/refusal.ts';
import type { RemotePlan } from './plan/remote-plan.ts';
import { renderRemote } from './render/render-remote.ts';
import { allOrNothing } from './repository/undoable-changes.ts';
import { readTemplate } from './template/template-files.ts';

/** Refuse a folder that holds something. @throws Refusal */
export function refuseFullFolder(dir: string): void {
  if (!existsSync(dir) || readdirSync(dir).length === 0) return;
  throw new Refusal(`The folder ${path.relative('', dir)} is not empty. Choose another name, or empty it.`);
}

/** Return the Tailwind prefix of a remote whose neighbours are not known: the letters of its whole name. */
export function wholePrefix(name: string): Pick<RemotePlan, 'stylePrefix' | 'declaresPrefix'> {
  return { stylePrefix: name.replace(/^mfe-/, '').replaceAll(/[^a-z]/g, ''), declaresPrefix: true };
}

/** Write a remote from the template into a folder. When something fails, nothing of it is left. */
export async function writeStandalone(plan: RemotePlan, dir: string): Promise<string[]> {
  const files = await renderRemote(plan, readTemplate(), 'standalone');
  allOrNothing((changes) => {
    for (const [file, text] of files) changes.write(path.join(dir, file), text);
  });
  return [...files.keys()];
}
