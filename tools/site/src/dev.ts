/**
 * `npm run dev [-- <remote> …]`: the site with the named remotes built from source, again at each change. With
 * remotes named, those come from source and the others from the release store, as they are.
 * `npm run dev -- ui-kit`: the UI kit's workbench alone.
 */
import { remoteNames } from '@sinima/build/workspace';
import { readDevOptions, WORKBENCH } from './dev-options.ts';
import { readSiteSettings } from './site-settings.ts';
import { stopAll, stopOnSignal } from './stop-signal.ts';
import { userFacingText } from './user-facing-error.ts';

async function start(): Promise<void> {
  const options = readDevOptions(process.argv.slice(2), remoteNames());
  // The processes read it as a setting.
  if (options.on !== undefined) process.env.RELEASES_URL = options.on;
  const settings = readSiteSettings(process.env);
  if (options.remotes.includes(WORKBENCH)) {
    const { devWorkbench } = await import('./dev-workbench.ts');
    return devWorkbench(settings);
  }
  const { devSite } = await import('./dev-site.ts');
  return devSite(options, settings);
}

stopOnSignal();
start().catch(async (error: unknown) => {
  await stopAll();
  process.stderr.write(`\n${userFacingText(error)}\n`);
  process.exit(1);
});
