/** `npm run dev -- ui-kit`: the workbench, built from source at each change, and pages that reload. */
import path from 'node:path';
import { serveWorkbench } from '@sinima/workbench/serve-workbench';
import { watchWorkbench } from '@sinima/workbench/watch-workbench';
import { checkPort } from './ports.ts';
import type { SiteSettings } from './site-settings.ts';

/** Serves the workbench where the site would be, at `SHELL_PORT`, for as long as the process lives. */
export async function devWorkbench(settings: SiteSettings): Promise<void> {
  await checkPort(settings.shellPort, 'SHELL_PORT', settings.host);
  const server = await serveWorkbench({ host: settings.host, port: settings.shellPort });
  let shown = false;
  watchWorkbench({
    dir: path.join(settings.dataDir, 'workbench'),
    onBuilt(siteDir) {
      server.show(siteDir);
      if (shown) return console.log('Built anew.');
      shown = true;
      console.log(
        `\nThe workbench of Sinima is at http://localhost:${server.port}, and reloads when you change something.\n`,
      );
    },
    onFailed: (message) => console.error(`${message}\nThe workbench stays as it was.`),
  });
}
