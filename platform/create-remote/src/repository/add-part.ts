/** A new part of the API for an existing remote: its folder, and its entries in the remote's own files. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, rootDir } from '@sinima/build/workspace';
import { clashes, ownClaimProblems } from '@sinima/releases/claims';
import { ownedByPart, type PartPlan } from '../plan/part-plan.ts';
import { Refusal } from '../plan/refusal.ts';
import { formatText } from '../render/format-text.ts';
import { renderPart, withDeclaration, withPackages, withReference } from '../render/render-part.ts';
import { readTemplate } from '../template/template-files.ts';
import { addWorkspace } from './lock-file.ts';
import { configOf, ownedByOthers } from './taken.ts';
import { allOrNothing } from './undoable-changes.ts';

/** Refuse a remote that is none, or has a part. @throws Refusal */
export function refuseSecondPart(remote: string): void {
  if (!remoteNames().includes(remote)) {
    throw new Refusal(
      `There is no remote ${remote}. The remotes are ${remoteNames().join(', ')}; a new one with a part: ` +
        `npm run new -- remote ${remote} --api`,
    );
  }
  if (existsSync(path.join(rootDir, remote, 'api'))) {
    throw new Refusal(
      `${remote} has a part of the API: ${remote}/api. It may have more prefixes and collections: add them to api in ` +
        'remote.config.ts.',
    );
  }
}

/** Refuse prefixes and collections of the core and of others. @throws Refusal that names whose they are */
export async function refuseTakenPrefix(remote: string, plan: PartPlan): Promise<void> {
  const owned = { pages: {}, widgets: {}, api: ownedByPart(plan) };
  const found = [...ownClaimProblems(remote, owned), ...clashes(remote, owned, await ownedByOthers(remote))];
  if (found.length > 0) throw new Refusal(`${found.join('\n')}\nGive it another name: --prefix other-songs`);
}

/** Write the part; when something fails, nothing of it is left. Return the files that were written, relative to the root. */
export async function addPart(remote: string, plan: PartPlan): Promise<string[]> {
  const template = readTemplate();
  const { owner = '' } = await configOf(remote);
  const part = await renderPart({ name: remote, owner }, plan, template);
  const inRemote = (file: string): string => readFileSync(path.join(rootDir, remote, file), 'utf8');
  const packageText = withPackages(inRemote('package.json'), template.files['package.json'] ?? '');
  const changed = new Map([
    ['package.json', packageText],
    ['tsconfig.json', withReference(inRemote('tsconfig.json'))],
    ['remote.config.ts', withDeclaration(inRemote('remote.config.ts'), plan)],
  ]);
  for (const [file, text] of changed) part.set(file, await formatText(file, text));
  const lockFile = path.join(rootDir, 'package-lock.json');
  allOrNothing((changes) => {
    for (const [file, text] of part) changes.write(path.join(rootDir, remote, file), text);
    changes.write(lockFile, addWorkspace(readFileSync(lockFile, 'utf8'), remote, packageText));
  });
  return [...part.keys()].map((file) => `${remote}/${file}`);
}
