/** Commands that keep the store, the pointer and the keys in order. */
import type { Command } from 'commander';
import { remoteNames, rootDir } from '@sinima/build/workspace';
import { ensureLocalKeys } from '@sinima/releases/local-keys';
import { openSigners, storePaths } from '@sinima/releases/open-store';
import { changing, openStore, sayChange, wholeNumber, type CommonOptions } from './command-context.ts';
import { say, sayJson } from '../output/say.ts';
import { tableText } from '../output/table.ts';

interface PruneCommandOptions {
  readonly keepDays: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

async function prune({ json, ...options }: PruneCommandOptions): Promise<void> {
  const pruned = await (await openStore()).prune(options);
  if (json) return sayJson(pruned);
  const did = options.dryRun ? 'Would delete' : 'Deleted';
  say(...pruned.versions.map(({ app, version }) => `${did} ${app} ${version}.`));
  if (pruned.versions.length === 0 && pruned.files === 0) return say('There is nothing to delete.');
  say(`${did} ${pruned.files} ${pruned.files === 1 ? 'file' : 'files'} that no version needs.`);
}

async function recover(options: CommonOptions & { above?: number }): Promise<void> {
  sayChange(await (await openStore()).recover(options), options);
}

async function renew(options: CommonOptions): Promise<void> {
  const change = await (await openStore()).renew(options);
  sayChange(change, options);
  if (!options.json) say(`It counts until ${change.generation.expires}.`);
}

async function keys(apps: readonly string[], { json }: CommonOptions): Promise<void> {
  const { keysDir, trustFile } = storePaths(process.env, rootDir);
  const wanted = apps.length === 0 ? ['shell', ...remoteNames()] : apps;
  const { trust, made } = await ensureLocalKeys(keysDir, wanted, trustFile);
  const { pointerKey, releaseKeys } = await openSigners(process.env, rootDir);
  const here = new Set([pointerKey?.key, ...Object.values(releaseKeys).map(({ key }) => key)]);
  const trusted = [
    ...trust.pointer.map((key) => ['pointer', key] as const),
    ...Object.entries(trust.releases).flatMap(([app, own]) => own.map((key) => [app, key] as const)),
  ];
  if (json) return sayJson({ made, keysDir, trustFile, trusted: trust });
  say(
    tableText(
      ['FOR', 'PUBLIC KEY', 'PRIVATE KEY'],
      trusted.map(([name, key]) => [
        name,
        key,
        `${here.has(key) ? 'here' : 'elsewhere'}${made.includes(name) ? ', new' : ''}`,
      ]),
    ),
    `Private keys: ${keysDir}`,
    `Public keys that count: ${trustFile}`,
  );
}

/** Add the commands that keep things in order. */
export function addUpkeepCommands(program: Command): void {
  program
    .command('prune')
    .description('delete unused versions; never a live or fallback version, nor one of the last good ones')
    .option('--keep-days <number>', 'days for which a version stays after visitors had it', wholeNumber, 30)
    .option('--dry-run', 'tell what would be deleted, and delete nothing')
    .option('--json', 'print JSON, for machines')
    .action(prune);
  changing(program.command('recover'))
    .description('sign the live versions again, after a restore or the loss of live.json')
    .option('--above <number>', 'the highest generation that a server has seen', wholeNumber)
    .action(recover);
  changing(program.command('renew')).description('renew the pointer for another 90 days').action(renew);
  program
    .command('keys [apps...]')
    .description('make missing keys on this machine, and show the trusted ones')
    .option('--json', 'print JSON, for machines')
    .action(keys);
}
