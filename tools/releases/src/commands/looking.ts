/** Commands that change nothing. */
import type { Command } from 'commander';
import type { StoreReport } from '@sinima/releases/store-check';
import { openStore, refuseUnknownApp, wholeNumber, type CommonOptions } from './command-context.ts';
import { say, sayJson } from '../output/say.ts';

interface HistoryOptions extends CommonOptions {
  readonly verify?: boolean;
  readonly last?: number;
}

async function list(app: string | undefined, { json }: CommonOptions): Promise<void> {
  const store = await openStore();
  await refuseUnknownApp(store, app);
  const report = await store.check({ app, check: 'presence' });
  if (json) return sayJson(report);
  if (report.apps.length === 0) return say(`Nothing is published in ${store.location} yet.`);
  const { listText, versionsText } = await import('../output/store-text.ts');
  say(app === undefined ? listText(report) : versionsText(report, report.apps[0]!));
}

async function history(app: string | undefined, { json, verify, last }: HistoryOptions): Promise<void> {
  const store = await openStore();
  if (verify) return verifyHistory({ json });
  await refuseUnknownApp(store, app);
  const all = await store.history(app);
  const entries = last === undefined ? all : all.slice(-last);
  if (json) return sayJson(entries);
  const { historyText } = await import('../output/store-text.ts');
  say(entries.length === 0 ? 'Nothing has been changed yet.' : historyText(entries));
}

async function verifyHistory({ json }: CommonOptions): Promise<void> {
  const chain = await (await openStore()).verifyHistory();
  if (json) return sayJson(chain);
  if (chain.hash === null) return say('Nothing has been changed yet.');
  say(
    `The history is whole: ${chain.generations} ${chain.generations === 1 ? 'generation' : 'generations'} since ` +
      `${chain.since}, each named by the next, the last (${chain.number}) signed by a trusted key.`,
    `SHA-256 of the last: ${chain.hash}`,
  );
  if (chain.byFormerKeys > 0) {
    say(
      `${chain.byFormerKeys} of them are signed by keys that are not trusted any more; the later ones vouch for them.`,
    );
  }
}

function verifyLines({ apps, problems, generation }: StoreReport): string[] {
  return [
    `pointer: generation ${generation.number}, signed`,
    ...problems.map((problem) => `  ! ${problem}`),
    ...apps.flatMap(({ app, versions, problems: own }) => [
      `${app}: ${versions.length} ${versions.length === 1 ? 'version' : 'versions'} read`,
      ...own.map((problem) => `  ! ${problem}`),
    ]),
  ];
}

async function verify(app: string | undefined, { json }: CommonOptions): Promise<void> {
  const store = await openStore();
  await refuseUnknownApp(store, app);
  const report = await store.verify(app);
  const isRight = report.problems.length === 0 && report.apps.every(({ problems }) => problems.length === 0);
  if (!isRight) process.exitCode = 1;
  if (json) return sayJson(report);
  say(
    ...verifyLines(report),
    ...(isRight ? ['Every signature is right, and every file is as it was built.'] : []),
  );
}

/** Add the commands that change nothing. */
export function addLookingCommands(program: Command): void {
  program
    .command('list [app]')
    .description('list the live version of each app, with time, author and hold; or all versions of one app')
    .option('--json', 'print JSON, for machines')
    .action(list);
  program
    .command('history [app]')
    .description('list changes with author, time and reason; the latest last')
    .option('--verify', 'verify the chain of all changes, with the public keys alone')
    .option('--last <number>', 'only the latest', wholeNumber)
    .option('--json', 'print JSON, for machines')
    .action(history);
  program
    .command('verify [app]')
    .description('read every file of the store and verify every hash and signature')
    .option('--json', 'print JSON, for machines')
    .action(verify);
}
