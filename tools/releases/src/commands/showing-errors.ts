/** `errors`: where the code of an app fails. */
import type { Command } from 'commander';
import { rootDir } from '@sinima/build/workspace';
import { readErrorGroups } from '@sinima/releases/error-groups';
import { openStoreWithKeys } from '@sinima/releases/open-store';
import { ReleaseError } from '@sinima/releases/release-error';
import { nearText } from '@sinima/releases/near-names';
import { ReleaseStore } from '@sinima/releases/store';
import { refuseUnknownApp, type CommonOptions } from './command-context.ts';
import { say, sayJson } from '../output/say.ts';

async function errors(app: string, version: string | undefined, { json }: CommonOptions): Promise<void> {
  const context = await openStoreWithKeys(process.env, rootDir);
  const store = new ReleaseStore(context);
  await refuseUnknownApp(store, app);
  const versions = await store.versions(app);
  if (version !== undefined && !versions.includes(version)) {
    throw new ReleaseError(
      `${app} ${version} is missing from the store.${nearText(version, versions, `Versions of ${app} in the store`)}`,
    );
  }
  const groups = (await readErrorGroups(context, app)).filter(
    (group) => version === undefined || Object.hasOwn(group.versions, version),
  );
  if (json) return sayJson(groups);
  if (groups.length === 0) return say(`No error of ${app} ${version ?? ''} is known.`.replace('  ', ' '));
  const { errorsText } = await import('../output/error-text.ts');
  say(errorsText(groups, version));
}

/** Add `errors`. */
export function addErrorsCommand(program: Command): void {
  program
    .command('errors <app> [version]')
    .description('list the errors that browsers and renderers reported, with file, line, commit and owner')
    .option('--json', 'print JSON, for machines')
    .action(errors);
}
