/** `npm run dev -- ui-kit`: the workbench, which is Storybook, from source. */
import path from 'node:path';
import { packageDir, rootDir } from '@sinima/build/workspace';
import { outputMatching } from '@sinima/processes/readiness';
import { startProcess } from '@sinima/processes/start-process';
import { checkPorts } from './ports.ts';
import type { SiteSettings } from './site-settings.ts';
import { running, stopAll } from './stop-signal.ts';

/** Serves the workbench where the site would be, at `SHELL_PORT`, for as long as the process lives. */
export async function devWorkbench({ host, shellPort }: SiteSettings): Promise<void> {
  await checkPorts([{ variable: 'SHELL_PORT', port: shellPort, host }], 'npm run dev -- ui-kit');
  const storybook = startProcess(
    {
      name: 'workbench',
      args: [
        path.join(rootDir, 'node_modules/.bin/storybook'),
        'dev',
        '--ci',
        '--exact-port',
        '--config-dir=src',
        `--port=${shellPort}`,
        `--host=${host}`,
      ],
      cwd: packageDir('@sinima/workbench'),
      hasChannel: false,
    },
    outputMatching(/Local:\s+http:\/\/\S+:(\d+)/),
  );
  running.push({
    ...storybook,
    port: shellPort,
    origin: '',
    stop: async () => void (await storybook.stop()),
  });
  const port = await storybook.ready;
  console.log(`\nThe workbench of Sinima is at http://localhost:${port}, and shows each change.\n`);
  await storybook.ended;
  await stopAll();
}
