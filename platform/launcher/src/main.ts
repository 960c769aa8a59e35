/** The launcher's process: owns the site's port, and runs the live version of the host. */
import { randomBytes } from 'node:crypto';
import { openFollower } from '@sinima/releases/follower';
import { openStore } from '@sinima/releases/open-store';
import { freePort } from './free-port.ts';
import { hostEnvironment } from './host-environment.ts';
import { launch } from './launcher.ts';
import { log } from './log.ts';
import { readSettings } from './settings.ts';

async function main(): Promise<void> {
  // The cluster hands its whole environment to its workers.
  process.env = hostEnvironment(process.env);
  // Heard from the beginning: a container's first process does not end by a signal that it does not handle.
  let end = (): void => process.exit();
  const stop = (): void => end();
  process.on('SIGTERM', stop).on('SIGINT', stop).once('disconnect', stop);
  const root = process.cwd();
  const { cacheDir, heapMb, host, port, reportsSecret } = readSettings(process.env, root);
  const { objects, trust } = await openStore(process.env, root, (error) => log.error(error.message));
  const messages: string[] = [];
  const follower = await openFollower({
    store: objects,
    trust,
    cacheDir,
    onError(error) {
      log.error(error.message);
      messages.push(error.message);
    },
  });
  // Workers that come one after the other could not all ask for port 0 and be at one address.
  const sitePort = port === 0 ? await freePort(host) : port;
  const launcher = launch({
    releases: follower,
    env: {
      SHELL_PORT: String(sitePort),
      RELEASE_CACHE_DIR: cacheDir,
      // What a page was given by one host has to be good for the next one.
      REPORTS_SECRET: reportsSecret || randomBytes(32).toString('base64url'),
    },
    heapMb,
    log,
  });

  let stopping: Promise<void> | undefined;
  end = () => {
    stopping ??= Promise.all([launcher.stop(), follower.close()]).then(() => process.exit(0));
  };
  // A waiting parent process is told; otherwise the launcher continues until a version runs or another one is live.
  await launcher.serving.catch((error: Error) => {
    if (process.send) throw new Error([...messages, error.message].join('\n'));
  });
  process.send?.({ ready: true, port: sitePort });
}

main().catch((error: unknown) => {
  process.stderr.write(`The site cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
