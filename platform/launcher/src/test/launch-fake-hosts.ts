/** Launches fake hosts; its parent process moves the pointer by messages. `node … <folder> <port>` */
import path from 'node:path';
import type { Generation, LivePointer } from '@sinima/contracts/pointer';
import type { HostRelease } from '@sinima/contracts/release';
import { launch } from '../launcher.ts';
import { hostEnvironment } from '../host-environment.ts';
import { log } from '../log.ts';

const [folder = '', port = ''] = process.argv.slice(2);
let live: Pick<LivePointer, 'version' | 'previous'> | undefined;
const listeners = new Set<() => void>();

process.env = { ...hostEnvironment(process.env), SHELL_PORT: port };
const launcher = launch({
  releases: {
    generation: () => ({ apps: live ? { shell: live } : {} }) as unknown as Generation,
    fetchRelease: async (app, version) =>
      ({
        app,
        version,
        server: `${version}.mjs`,
        packages: version.includes('needs') ? { 'no-such-package': '2.1.0', zod: '1.0.0' } : {},
      }) as unknown as HostRelease,
    filePath: (_app, file) => path.join(folder, file),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
  env: {},
  heapMb: 321,
  log,
  healthyMs: 3_000,
  pauses: { firstPauseMs: 20, longestPauseMs: 50, settledMs: 5_000 },
});
process.on('message', (pointer: typeof live) => {
  live = pointer;
  for (const listener of listeners) listener();
});
process.once('disconnect', () => void launcher.stop().then(() => process.exit(0)));
