/** `publish`: build, try, sign, put into the store, make live. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import type { BuiltRelease } from '@sinima/contracts/release';
import { buildApp } from '@sinima/build/build-app';
import type { Built } from '@sinima/build/build-release';
import { remoteNames } from '@sinima/build/workspace';
import { nearText } from '@sinima/releases/near-names';
import type { PointerChange } from '@sinima/releases/pointer-change';
import type { AppVersion } from '@sinima/releases/read-releases';
import { ReleaseError } from '@sinima/releases/release-error';
import type { ReleaseStore } from '@sinima/releases/store';
import { changing, openStore, sayChange, type CommonOptions } from './command-context.ts';
import type { ForceOptions } from './ask-gate.ts';
import { say } from '../output/say.ts';

/** Where from, and whether it goes live. */
export interface PublishCommandOptions extends CommonOptions, ForceOptions {
  readonly activate: boolean;
  readonly from?: string;
}

/** Read a release that was built before. @param named the app that it has to be of @throws ReleaseError when it is not there */
async function readBuilt(dir: string, named: string | undefined): Promise<Built<BuiltRelease>> {
  const file = path.resolve(dir, 'release.json');
  let release: BuiltRelease;
  try {
    const value = JSON.parse(await readFile(file, 'utf8')) as BuiltRelease | { signed: BuiltRelease };
    release = 'signed' in value ? value.signed : value;
  } catch {
    throw new ReleaseError(
      `${file} is missing, or is not the description of a release. Build it there first.`,
    );
  }
  if (named === undefined || release.app === named) return { release, dir: path.dirname(file) };
  throw new ReleaseError(`${file} is that of ${release.app}, not of ${named}.`);
}

/** Try a built release and put it into the store. @returns what went there */
async function publishBuilt(
  store: ReleaseStore,
  { release: built, dir }: Built<BuiltRelease>,
  options: PublishCommandOptions & { readonly goesLive: boolean },
): Promise<AppVersion> {
  const { app, version } = built;
  const isThere = (await store.versions(app)).includes(version);
  const { tryBuilt } = await import('./ask-gate.ts');
  const needsApi = isThere ? {} : { needsApi: await tryBuilt(store, { built, dir, ...options }) };
  const { published } = await store.publish(built, dir, { ...needsApi, ...options });
  if (!options.json) {
    say(published ? `${app} ${version} is published.` : `${app} ${version} is in the store already.`);
  }
  return { app, version };
}

function refuseUnknownSources(apps: readonly string[]): void {
  const known = ['shell', ...remoteNames()];
  const unknown = apps.find((app) => !known.includes(app));
  if (unknown === undefined) return;
  throw new ReleaseError(
    `There are no sources of "${unknown}".${nearText(unknown, known, 'There are those of')}`,
  );
}

/** Publish each, and make all live in one change. */
async function publishAll(
  store: ReleaseStore,
  builds: readonly (() => Promise<Built<BuiltRelease>>)[],
  options: PublishCommandOptions,
): Promise<PointerChange | undefined> {
  const versions: AppVersion[] = [];
  // A path may move between apps that go live together; the pointer refuses what clashes then.
  const goesLive = options.activate && builds.length === 1;
  for (const build of builds) {
    versions.push(await publishBuilt(store, await build(), { ...options, goesLive }));
  }
  if (!options.activate) {
    if (!options.json) {
      const named = versions.map(({ app, version }) => `${app}@${version}`).join(' ');
      say(`Nothing was made live. To do so: npm run releases -- activate ${named}`);
    }
    return undefined;
  }
  const { refuseIncompatible } = await import('./ask-gate.ts');
  await refuseIncompatible(store, versions, options);
  return store.deployTogether(versions, { ...options, asSet: true });
}

/**
 * Build apps, or take what was built before, try them, put them into the store and make them live.
 *
 * @throws ReleaseError with all that the gate refuses, or naming what is missing
 */
export async function publishApps(apps: readonly string[], options: PublishCommandOptions): Promise<void> {
  const { from } = options;
  if (from === undefined && apps.length === 0)
    throw new InvalidArgumentError('Name an app, or a folder with --from.');
  if (from !== undefined && apps.length > 1) throw new InvalidArgumentError('--from is for one app.');
  if (from === undefined) refuseUnknownSources(apps);
  const store = await openStore();
  const work = await mkdtemp(path.join(tmpdir(), 'sinima-publish-'));
  try {
    const builds =
      from === undefined
        ? apps.map((app) => () => {
            if (!options.json) say(`Building ${app} …`);
            return buildApp(app, { outDir: path.join(work, app) });
          })
        : [() => readBuilt(from, apps[0])];
    const change = await publishAll(store, builds, options);
    if (change) sayChange(change, options);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Add `publish`. */
export function addPublishCommand(program: Command): void {
  changing(program.command('publish [apps...]'))
    .description('build apps from their sources, try them, put them into the store and make them live')
    .option('--no-activate', 'do not change the live version')
    .option('--from <folder>', 'publish an earlier build from there; nothing is built')
    .option('--force', 'override a refusal of the gate; needs --why')
    .action(publishApps);
}
