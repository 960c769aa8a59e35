import { publishApps } from '@sinima/releases-cli/publish';
import type { ThisRemote } from './this-remote.ts';

interface PublishChoice {
  readonly activate: boolean;
  readonly why?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly site?: string;
}

/** Build a remote, try it, put it into the store and, unless told otherwise, make it live. */
export async function publishRemote({ app }: ThisRemote, { site, ...options }: PublishChoice): Promise<void> {
  await publishApps([app], options);
  if (options.activate && site !== undefined && !options.json) console.log(`Visitors get it at ${site}.`);
}
