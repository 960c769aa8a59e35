/** Commands that change what is live. */
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { AppVersion } from '@sinima/releases/read-releases';
import { changing, openStore, sayChange, type CommonOptions } from './command-context.ts';
import type { ForceOptions } from './ask-gate.ts';

type Forced = CommonOptions & ForceOptions;

interface CanaryOptions extends Forced {
  readonly percent: number;
  readonly automatic: boolean;
}

/** Parse `mfe-a 1.0.0`, or `mfe-a@1.0.0 mfe-b@2.0.0`. */
function namedVersions(words: readonly string[]): AppVersion[] {
  const [app, version, ...more] = words;
  if (words.every((word) => /^[^@]+@[^@]+$/.test(word))) {
    return words.map((word) => ({ app: word.split('@')[0]!, version: word.split('@')[1]! }));
  }
  if (
    app !== undefined &&
    version !== undefined &&
    more.length === 0 &&
    !words.some((word) => word.includes('@'))
  ) {
    return [{ app, version }];
  }
  throw new InvalidArgumentError('Name an app and a version, or several as mfe-a@<version> mfe-b@<version>.');
}

function percent(text: string): number {
  const value = Number(text);
  if (text === '' || !(value >= 0 && value <= 100)) {
    throw new InvalidArgumentError('It has to be a number from 0 to 100.');
  }
  return value;
}

async function activate(words: readonly string[], options: Forced): Promise<void> {
  const versions = namedVersions(words);
  const store = await openStore();
  const { refuseIncompatible } = await import('./ask-gate.ts');
  await refuseIncompatible(store, versions, options);
  sayChange(await store.activate(versions, options), options);
}

async function canary(app: string, version: string, options: CanaryOptions): Promise<void> {
  const store = await openStore();
  const { refuseIncompatible } = await import('./ask-gate.ts');
  await refuseIncompatible(store, [{ app, version }], options);
  sayChange(await store.canary(app, version, options), options);
}

async function rollback(app: string, options: CommonOptions & { to?: string }): Promise<void> {
  const store = await openStore();
  const change = await store.rollback(app, options);
  sayChange(change, options);
  const version = change.generation.apps[app]?.version;
  // What is broken now may be worse than what does not fit: told, and not refused.
  const { warnIfIncompatible } = await import('./ask-gate.ts');
  if (version !== undefined) await warnIfIncompatible(store, [{ app, version }]);
}

/** Commands that take the name of an app and nothing else. */
const OF_ONE_APP = [
  ['hold', 'keep the live version at every deploy'],
  ['resume', 'lift a hold; the live version stays'],
  ['promote', 'give the canary to everybody'],
  ['abort', 'stop the canary: it is barred, and the app held'],
  ['retire', 'take an app off the site; its versions stay in the store'],
] as const;

const forceOption = ['--force', 'override a refusal of the gate; needs --why'] as const;

/** Add the commands that change what is live. */
export function addChangingCommands(program: Command): void {
  changing(program.command('rollback <app>'))
    .description('make the last good version live again; holds the app')
    .option('--to <version>', 'or this one')
    .action(rollback);
  changing(program.command('activate <app-and-version...>').usage('<app> <version> | <app>@<version> …'))
    .description('make a version live by name, or several apps at once; lifts holds and bars')
    .option(...forceOption)
    .action(activate);
  changing(program.command('canary <app> <version>'))
    .description('give a version to some visitors')
    .requiredOption('--percent <number>', 'share of visitors, 0 to 100', percent)
    .option('--automatic', 'let the guard take the next steps', false)
    .option(...forceOption)
    .action(canary);
  for (const [name, description] of OF_ONE_APP) {
    changing(program.command(`${name} <app>`))
      .description(description)
      .action(async (app: string, options: CommonOptions) => {
        sayChange(await (await openStore())[name](app, options), options);
      });
  }
}
