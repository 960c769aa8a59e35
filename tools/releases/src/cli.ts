/** The operators' command line: `npm run releases -- <command>`. What a command does not need is not loaded. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { Command, InvalidArgumentError } from 'commander';
import type { PointerChange } from '@sinima/releases/pointer-change';
import { openReleaseStore } from '@sinima/releases/store';

const store = openReleaseStore(path.resolve(rootDir, process.env.RELEASES_DIR || 'releases'));

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function sayChange({ app, from, to, previous, changed, skipped }: PointerChange): void {
  for (const { version, why } of skipped) say(`${version} was passed over: ${why}.`);
  if (!changed) {
    say(`${app} ${to} is live already; nothing was changed.`);
    return;
  }
  say(`${app}: ${from ? `${from} → ` : ''}${to}. The next page load has it.`);
  say(
    previous
      ? `Should it fail, visitors get ${previous}.`
      : 'Should it fail, no other version stands in for it.',
  );
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It has to be a whole number, 0 or more.');
  return Number(text);
}

const program = new Command('releases')
  .description('What visitors get of each remote: look at it, change it, take it back.')
  .helpOption('-h, --help', 'show this')
  .helpCommand(false)
  .showHelpAfterError('(npm run releases -- --help shows the commands)');
const whyOption = ['--why <text>', 'the reason, for the history'] as const;

program
  .command('list')
  .description("each remote's versions, which is live, and what is wrong")
  .action(async () => {
    const reports = await store.check();
    const { listText } = await import('./store-text.ts');
    say(reports.length === 0 ? `Nothing is published in ${store.dir} yet.` : listText(reports, new Date()));
  });

program
  .command('publish <app>')
  .description('build a remote from its sources, put it in the store and make it live')
  .option(...whyOption)
  .option('--no-activate', 'leave what is live as it is')
  .action(async (app: string, options: { why?: string; activate: boolean }) => {
    const { publishFromSources } = await import('./publish-command.ts');
    say(await publishFromSources(store, app, { ...options, say }));
  });

program
  .command('activate <app> <version>')
  .description('make a version of the store live')
  .option(...whyOption)
  .action(async (app: string, version: string, options: { why?: string }) => {
    sayChange(await store.activate(app, version, options));
  });

program
  .command('rollback <app>')
  .description('bring back the version that was live and good before')
  .option('--to <version>', 'or this one')
  .option(...whyOption)
  .action(async (app: string, options: { to?: string; why?: string }) => {
    sayChange(await store.rollback(app, options));
  });

program
  .command('history [app]')
  .description('who changed what, when and why; the latest last')
  .action(async (app?: string) => {
    const entries = await store.history(app);
    const { historyText } = await import('./store-text.ts');
    say(entries.length === 0 ? 'Nothing has been changed yet.' : historyText(entries));
  });

program
  .command('verify [app]')
  .description('read every file of the store and compare it with its hash')
  .action(async (app?: string) => {
    const reports = await store.check({ app, hashes: true });
    if (reports.length === 0) throw new Error(`There is nothing of ${app ?? 'any remote'} in ${store.dir}.`);
    for (const report of reports) {
      const { length } = report.versions;
      say(`${report.app}: ${length} ${length === 1 ? 'version' : 'versions'} read`);
      for (const problem of report.problems) say(`  ! ${problem}`);
    }
    if (reports.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
    else say('Every file is as it was built.');
  });

program
  .command('prune')
  .description('delete old versions; never a live one, nor the one before it')
  .option('--keep <number>', 'how many of each remote to keep, the newest first', wholeNumber, 10)
  .option(...whyOption)
  .action(async ({ keep, ...options }: { keep: number; why?: string }) => {
    const pruned = await store.prune(keep, options);
    for (const { app, version } of pruned) say(`Deleted ${app} ${version}.`);
    if (pruned.length === 0) say('There was nothing to delete.');
  });

program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
