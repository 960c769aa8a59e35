/** `preview`: a link that shows one browser a version before others get it. */
import { InvalidArgumentError, type Command } from 'commander';
import { rootDir } from '@sinima/build/workspace';
import { openSigners } from '@sinima/releases/open-store';
import { previewLink, previewToken } from '@sinima/releases/preview-token';
import { ReleaseError } from '@sinima/releases/release-error';
import { openStore, wholeNumber } from './command-context.ts';
import { say, sayJson } from '../output/say.ts';

const HOUR_MS = 60 * 60 * 1000;

interface PreviewOptions {
  readonly site: string;
  readonly path: string;
  readonly hours: number;
  readonly machine?: string;
  readonly json?: boolean;
}

/** The site's address, by the settings. */
function siteUrl(): string {
  return process.env.PUBLIC_URL || `http://127.0.0.1:${process.env.SHELL_PORT || '3000'}`;
}

function address(text: string): string {
  if (!URL.canParse(text)) throw new InvalidArgumentError('It has to be an address: https://…');
  return text;
}

async function preview(app: string, version: string, options: PreviewOptions): Promise<void> {
  const store = await openStore();
  // A developer's own machine has versions that no store has.
  if (options.machine === undefined) await store.release(app, version);
  const { pointerKey, releaseKeys } = await openSigners(process.env, rootDir);
  const signer = releaseKeys[app] ?? pointerKey;
  if (!signer) {
    throw new ReleaseError(
      `There is no key here that may sign previews of ${app}. To make one: npm run releases -- keys ${app}`,
    );
  }
  const expires = new Date(Date.now() + options.hours * HOUR_MS).toISOString();
  const { machine } = options;
  const token = previewToken({ app, version, expires, machine }, signer);
  const link = previewLink(new URL(options.path, options.site).href, token);
  if (options.json) sayJson({ link, expires });
  else say(link, `It shows ${app} ${version} to every browser that opens it, until ${expires}.`);
}

/** Add `preview`. */
export function addPreviewCommand(program: Command): void {
  program
    .command('preview <app> <version>')
    .description('print a link that shows a version to every browser that opens it')
    .option('--site <url>', 'address of the site', address, siteUrl())
    .option('--path <path>', 'page to begin at', '/')
    .option('--hours <number>', 'how long the link works', wholeNumber, 24)
    .option(
      '--machine <url>',
      "a developer's own machine that serves the files; in development only",
      address,
    )
    .option('--json', 'print JSON, for machines')
    .action(preview);
}
