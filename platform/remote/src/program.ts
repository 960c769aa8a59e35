/** The commands. Each loads only the code that it needs. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import type { PublishCommandOptions } from '@sinima/releases-cli/publish';
import type { DevChoice } from './dev-remote.ts';
import type { SiteChoice } from './site-settings.ts';
import { RemoteError, thisRemote } from './this-remote.ts';

function address(text: string): string {
  if (!URL.canParse(text)) throw new InvalidArgumentError('It has to be an address: https://…');
  return new URL(text).origin;
}

/** Add the options that say which site the remote is for. */
function ofSite(command: Command): Command {
  return command
    .option(
      '--store <place>',
      'its release store: a folder, or s3://bucket/prefix (RELEASES_DIR, RELEASES_BUCKET)',
    )
    .option('--site <url>', 'its address; its API tells its offers (BFF_URL)', address);
}

function addCheck(program: Command): void {
  ofSite(program.command('check [remote]'))
    .description('check types, lint and unit tests, build, and ask the gate; sign the result with your key')
    .action(async (named: string | undefined, options: SiteChoice) => {
      const remote = thisRemote(named);
      const { useSite } = await import('./site-settings.ts');
      useSite(options);
      const { checkRemote } = await import('./check-remote.ts');
      if (!(await checkRemote(remote))) process.exitCode = 1;
    });
}

function port(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value < 65_536) return value;
  throw new InvalidArgumentError('It has to be a whole number from 0 to 65535.');
}

function addDev(program: Command): void {
  program
    .command('dev [remote]')
    .description('show your remote from its sources, and each change at once')
    .option('--on <url>', 'inside the site there, with its releases and data', address)
    .option('--api <url>', 'alone, with data from the BFF there', address)
    .option('--mock', 'alone, with data made from the API’s document')
    .option('--port <number>', 'port of the pages', port, 3000)
    .action(async (named: string | undefined, options: DevChoice) => {
      const remote = thisRemote(named);
      const { devRemote } = await import('./dev-remote.ts');
      const stop = await devRemote(remote, options);
      process.once('disconnect', () => void stop().finally(() => process.exit(1)));
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
        process.once(signal, () => void stop().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143)));
    });
}

function addBuild(program: Command): void {
  program
    .command('build [remote]')
    .description('build a release: its files at their content addresses, and release.json')
    .option('--out <folder>', 'folder for the release; its contents are deleted', 'dist/release')
    .action(async (named: string | undefined, { out }: { out: string }) => {
      const remote = thisRemote(named);
      const { buildRelease } = await import('@sinima/build/build-release');
      const outDir = path.resolve(remote.dir, out);
      await rm(outDir, { recursive: true, force: true });
      const { version, files } = (await buildRelease(remote.app, { outDir })).release;
      const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
      console.log(
        `${remote.app} ${version} is in ${path.relative(process.cwd(), outDir)}: ` +
          `${Object.keys(files).length} files, ${Math.round(bytes / 1024)} KB uncompressed.`,
      );
    });
}

function addMessages(program: Command): void {
  program
    .command('messages [remote]')
    .description('bring the translations (messages/*.po) up to date with the English messages')
    .option('--check', 'only tell whether they are up to date')
    .action(async (named: string | undefined, { check = false }: { check?: boolean }) => {
      const { dir } = thisRemote(named);
      const { TranslationError, updateTranslations } = await import('@sinima/messages/update-translations');
      try {
        console.log(await updateTranslations([dir], process.cwd(), check));
      } catch (error) {
        if (error instanceof TranslationError) throw new RemoteError(error.message);
        throw error;
      }
    });
}

function addPublish(program: Command): void {
  ofSite(program.command('publish [remote]'))
    .description('build, try, sign, put into the release store of a site and make live there')
    .option('--no-activate', 'do not change the live version')
    .option('--why <text>', 'the reason, for the history')
    .option('--force', 'override a refusal of the gate; needs --why')
    .option('--json', 'print JSON, for machines')
    .action(
      async (named: string | undefined, options: SiteChoice & PublishCommandOptions, command: Command) => {
        const { site, store: _place, ...choice } = options;
        if (options.force && !options.why)
          command.error('error: option \'--force\' wants a reason: --why "…"');
        const remote = thisRemote(named);
        const { useSite } = await import('./site-settings.ts');
        useSite(options);
        const { publishApps } = await import('@sinima/releases-cli/publish');
        await publishApps([remote.app], choice);
        if (choice.activate && site !== undefined && !choice.json) console.log(`Visitors get it at ${site}.`);
      },
    );
}

/** Return the program, ready to parse the command line. */
export function createProgram(): Command {
  const program = new Command('sinima-remote')
    .description('Develop, check, build and publish a remote of Sinima. Run it in the folder of the remote.')
    .helpOption('-h, --help', 'show this')
    .helpCommand(false)
    .showHelpAfterError('(sinima-remote --help shows the commands)')
    .exitOverride();
  addDev(program);
  addCheck(program);
  addMessages(program);
  addBuild(program);
  addPublish(program);
  return program;
}
