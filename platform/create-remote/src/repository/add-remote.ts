/** A new remote in this repository: its folder, and its entries in files of npm and GitHub outside of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import type { RemotePlan } from '../plan/remote-plan.ts';
import { renderRemote } from '../render/render-remote.ts';
import { readTemplate } from '../template/template-files.ts';
import { addOwner } from './code-owners.ts';
import { addWorkspace } from './lock-file.ts';
import { fileInRepository } from './remote-files.ts';
import { allOrNothing } from './undoable-changes.ts';

const inRoot = (file: string): string => path.join(rootDir, file);

/**
 * Write a remote from the template, link it as `npm install` would, and add its lines to the lock file and to
 * CODEOWNERS. When something fails, nothing of it is left.
 *
 * @returns the files that were written, relative to the root
 */
export async function addRemote(plan: RemotePlan): Promise<string[]> {
  const files = await renderRemote(plan, readTemplate(), 'repository');
  const lockFile = inRoot('package-lock.json');
  const codeOwners = inRoot('.github/CODEOWNERS');
  const written = [...files].map(([file, text]) => [fileInRepository(plan.name, file), text] as const);
  allOrNothing((changes) => {
    for (const [file, text] of written) changes.write(inRoot(file), text);
    const packageText = files.get('package.json') ?? '{}';
    changes.write(lockFile, addWorkspace(readFileSync(lockFile, 'utf8'), plan.name, packageText));
    changes.write(codeOwners, addOwner(readFileSync(codeOwners, 'utf8'), plan.name, plan.owner));
    const linked = inRoot(`node_modules/@sinima/${plan.name}`);
    changes.link(path.relative(path.dirname(linked), inRoot(plan.name)), linked);
  });
  return written.map(([file]) => file);
}
