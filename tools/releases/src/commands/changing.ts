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

async function canary(words: readonly string[], options: CanaryOptions): Promise<void> {
  const versions = namedVersions(words);
  const store = await openStore();
  const { refuseIncompatible } = await import('./ask-gate.ts');
  await refuseIncompatible(store, versions, options);
  sayChange(await store.canary(versions, options), options);
}

async function rollback(apps: readonly string[], options: CommonOptions & { to?: string }): Promise<void> {
  if (options.to !== undefined && apps.length > 1) throw new InvalidArgumentError('--to is for one app.');
  const store = await openStore();
  const change = await store.rollback(apps, options);
  sayChange(change, options);
  // A broken version may be worse than one that does not fit: that is reported, and not refused.
  const { warnIfIncompatible } = await import('./ask-gate.ts');
  await warnIfIncompatible(
    store,
    apps.map((app) => ({ app, version: change.generation.apps[app]!.version })),
  );
}

/** Commands that take the name of an app and nothing else. */
const OF_ONE_APP = [
  ['hold', 'keep the live version at every deploy'],
  ['resume', 'lift a hold; the live version stays'],
  ['retire', 'take an app off the site; its versions stay in the store'],
] as const;

/** Commands on canaries: one of a set stands for all of it. */
const OF_CANARIES = [
  ['promote', 'give canaries to everybody, each with its set'],
  ['abort', 'stop canaries, each with its set: they are barred, and the apps held'],
] as const;

const VERSIONS_USAGE = '<app> <version> | <app>@<version> …';

const forceOption = ['--force', 'override a refusal of the gate; needs --why'] as const;

/** Add the commands that change what is live. */
export function addChangingCommands(program: Command): void {
  changing(program.command('rollback <app...>'))
    .description('make the last good version live again, of several apps in one step; holds them')
    .option('--to <version>', 'or this one, of one app')
    .action(rollback);
  changing(program.command('activate <app-and-version...>').usage(VERSIONS_USAGE))
    .description('make a version live by name, or several apps at once; lifts holds and bars')
    .option(...forceOption)
    .action(activate);
  changing(program.command('canary <app-and-version...>').usage(VERSIONS_USAGE))
    .description('give a version to some visitors, or several as a set, to the same visitors')
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
  for (const [name, description] of OF_CANARIES) {
    changing(program.command(`${name} <app...>`))
      .description(description)
      .action(async (apps: string[], options: CommonOptions) => {
        sayChange(await (await openStore())[name](apps, options), options);
      });
  }
}
