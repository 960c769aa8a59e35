/** Names and paths that a new remote may not have, because something in the repository has them already. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assignPrefixes, declaredPrefix } from '@sinima/build/style-prefix';
import { remoteNames, rootDir } from '@sinima/build/workspace';
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import type { RemoteConfig } from '@sinima/contracts/remote';
import { clashes } from '@sinima/releases/claims';
import { ownedBy, type RemotePlan } from '../plan/remote-plan.ts';
import { Refusal } from '../plan/refusal.ts';
import { remoteOf } from './code-owners.ts';

/** Read what a remote of the repository declares. */
export async function configOf(remote: string): Promise<RemoteConfig> {
  const file = path.join(rootDir, remote, 'remote.config.ts');
  return ((await import(pathToFileURL(file).href)) as { default: RemoteConfig }).default;
}

/** Refuse a name that a folder has. @throws Refusal */
export function refuseTakenName(name: string): void {
  if (!existsSync(path.join(rootDir, name))) return;
  throw new Refusal(
    `The name ${name} is taken: there is a folder ${name}. The remotes are ${remoteNames().join(', ')}. ` +
      'Choose another name, or remove the folder if nobody needs it.',
  );
}

/** Return what all remotes of the repository but one own, by their names. */
export async function ownedByOthers(remote: string): Promise<Record<string, { owned: OwnedRoutes }>> {
  const others = remoteNames().filter((name) => name !== remote);
  return Object.fromEntries(
    await Promise.all(others.map(async (name) => [name, { owned: await configOf(name) }] as const)),
  );
}

/** Refuse routes, navigation and owners of others. @throws Refusal that names whose they are */
export async function refuseWhatOthersOwn(plan: RemotePlan): Promise<void> {
  const found = clashes(plan.name, ownedBy(plan), await ownedByOthers(plan.name));
  if (found.length > 0) throw new Refusal(`${found.join('\n')}\nGive the page another route: --page /other`);
  const codeOwners = readFileSync(path.join(rootDir, '.github/CODEOWNERS'), 'utf8');
  const other = remoteOf(codeOwners, plan.owner);
  if (other !== undefined) {
    throw new Refusal(
      `${plan.owner} owns ${other}. Each remote has a team of its own, so that one does not wait for another: ` +
        '--owner @sinima/other',
    );
  }
}

/** Return the Tailwind prefix of a new remote: the first letters of its name that no other app has. */
export function freePrefix(name: string): Pick<RemotePlan, 'stylePrefix' | 'declaresPrefix'> {
  const letters = name.replace(/^mfe-/, '').replaceAll(/[^a-z]/g, '');
  const taken = [...assignPrefixes(['shell', ...remoteNames()], declaredPrefix).values()];
  for (let count = 2; count <= letters.length; count += 1) {
    const stylePrefix = letters.slice(0, count);
    if (!taken.includes(stylePrefix)) return { stylePrefix, declaresPrefix: count > 2 };
  }
  return { stylePrefix: `${letters}x`, declaresPrefix: true };
}
