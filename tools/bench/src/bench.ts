/** `npm run bench [-- bff | search | shell | site]`: how fast what is built answers and is seen, beside what was promised. */
import os from 'node:os';
import { builtBffVersion, bffVersion } from '@sinima/build/versions';
import { buildCatalogue } from '@sinima/data/build';
import { UserFacingError } from '@sinima/site/user-facing-error';
import { Command, InvalidArgumentError } from 'commander';
import { isHeld, targetLine, type Target } from './measure/target.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function count(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It has to be a whole number, 1 or more.');
  return Number(text);
}

interface Options {
  readonly titles?: number;
  readonly uri?: string;
  readonly data?: string;
  readonly only?: string;
  readonly against?: string;
  readonly seconds: number;
  readonly requests: number;
  readonly runs: number;
}

/** Build what the BFF serves and, where it has changed, the BFF. */
async function buildApi(): Promise<void> {
  await buildCatalogue();
  if (builtBffVersion() === bffVersion()) return;
  say('Compiling the BFF …');
  const { buildBff } = await import('@sinima/build/build-bff');
  await buildBff();
}

const benches: Readonly<Record<string, (options: Options) => Promise<Target[]>>> = {
  bff: async (options) => {
    await buildApi();
    const { benchBff } = await import('./bff/bench-bff.ts');
    return benchBff({ ...options, say });
  },
  search: async (options) => {
    await buildApi();
    const { benchSearch } = await import('./search/bench-search.ts');
    return benchSearch({ ...options, say });
  },
  shell: async (options) => {
    const { benchShell } = await import('./shell/bench-shell.ts');
    return benchShell({ ...options, say });
  },
  site: async ({ only, against, runs }) => {
    const { benchSite } = await import('./browser/bench-site.ts');
    return benchSite({ only, against, runs, say });
  },
};

async function run(named: string[], options: Options): Promise<void> {
  const unknown = named.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    throw new UserFacingError(
      `There is no bench named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
    );
  }
  say(`Node ${process.versions.node}, ${os.availableParallelism()} cores.`);
  const targets: Target[] = [];
  for (const name of named.length > 0 ? named : Object.keys(benches)) {
    targets.push(...(await benches[name]!(options)));
  }
  say(`\n${targets.map(targetLine).join('\n')}`);
  const missed = targets.filter((target) => !isHeld(target)).length;
  say(`\n${targets.length - missed} of ${targets.length} targets are held.`);
  process.exitCode = missed > 0 ? 1 : 0;
}

new Command('bench')
  .description('Measures the built servers beside raw node:http and beside the targets.')
  .argument('[names...]', `what to measure: ${Object.keys(benches).join(', ')}; all when none is named`)
  .option('--titles <count>', 'load a synthetic catalogue of so many titles first', count)
  .option('--uri <address>', 'a MongoDB to use in place of the embedded engine')
  .option('--data <folder>', 'a data folder to measure, which is kept; else a temporary one')
  .option('--only <text>', 'only requests, or parts, whose name holds this')
  .option('--against <origin>', 'another version of the site, which navigations are compared with, in turns')
  .option('--seconds <count>', 'how long each turn of a throughput measurement takes', count, 2)
  .option('--requests <count>', 'how many requests of each kind are timed', count, 200)
  .option('--runs <count>', 'how often each view of the site is repeated', count, 15)
  .action(run)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exitCode = 1;
  });
