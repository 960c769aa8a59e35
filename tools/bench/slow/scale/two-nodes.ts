/** Two shell servers and two BFFs, one database, one Valkey, with nginx before and between them. */
import path from 'node:path';
import { startEmbeddedEngine } from '@sinima/embedded-mongo/start-embedded-engine';
import { findValkey, startValkey } from '@sinima/shared-state/start-valkey';
import type { Service } from '@sinima/site/service';
import { freePort } from '@sinima/testing/free-ports';
import { runBff } from '../../src/bff/running-bff.ts';
import { memoryOfFamily } from '../../src/measure/process-memory.ts';
import { runShell } from '../../src/site/running-shell.ts';
import { startNginx, startVarnish, type FrontServer } from './front-server.ts';

export interface TwoNodes {
  readonly databaseUri: string;
  readonly shells: readonly [Service, Service];
  readonly bffs: readonly [Service, Service];
  /** nginx that keeps pages, and nginx that balances alone. */
  readonly nginx: FrontServer;
  readonly balancer: FrontServer;
  /** Before the first shell server. */
  readonly varnish: FrontServer;
  /** End a process and all that it started at once, as a power cut does. */
  kill(service: Service): Promise<void>;
  /** Start the second shell server or BFF again, at its former port. */
  restart(service: 'shell' | 'bff'): Promise<void>;
  stop(): Promise<void>;
}

/** Calls of the API that one visitor may make in a minute. */
export const RATE_LIMIT = 600;

/** Start all of it in a folder. @throws Error with the missing program, or a process's output */
export async function startTwoNodes(workDir: string): Promise<TwoNodes> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const started = <Started extends { stop(): Promise<unknown> }>(one: Started): Started => {
    undo.push(() => one.stop());
    return one;
  };
  try {
    const found = findValkey();
    if ('missing' in found) throw new Error(found.missing);
    const valkey = started(await startValkey(found.program));
    const database = started(await startEmbeddedEngine({ dataDir: path.join(workDir, 'data') }));
    const [port, bffPort, balancerPort, secondBffPort, varnishPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];

    const bff = (index: number, atPort = '0'): Promise<Service> =>
      runBff(
        { dataDir: workDir, uri: database.uri, logDir: path.join(workDir, `bff-${index}`) },
        {
          cacheMegabytes: 64,
          logEvery: 1_000,
          settings: { REDIS_URL: valkey.url, RATE_LIMIT: String(RATE_LIMIT), BFF_PORT: atPort },
        },
      );
    const shell = (index: number, atPort = '0'): Promise<Service> =>
      runShell({
        name: `node-${index}`,
        bffOrigin: `http://127.0.0.1:${bffPort}`,
        logDir: workDir,
        settings: {
          REDIS_URL: valkey.url,
          LOG_EVERY: '1000',
          SHELL_PORT: atPort,
          // Without it, what proxies say of each request takes pages off their fast way.
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          REPORTS_SECRET: 'the same for all shell servers of the test',
          PURGE_URLS: `http://127.0.0.1:${varnishPort}/`,
        },
      });

    const bffs: [Service, Service] = [started(await bff(1)), await bff(2)];
    undo.push(() => bffs[1].stop());
    const ports = { bffs: bffs.map((each) => each.port) };
    const shells: [Service, Service] = await Promise.all([shell(1), shell(2)]);
    undo.push(
      () => shells[0].stop(),
      () => shells[1].stop(),
    );
    const common = { ...ports, shells: shells.map((each) => each.port) };
    const nginx = started(
      await startNginx({ ...common, dir: path.join(workDir, 'nginx'), port, bffPort, caches: true }),
    );
    const balancer = started(
      await startNginx({
        ...common,
        dir: path.join(workDir, 'balancer'),
        port: balancerPort,
        bffPort: secondBffPort,
        caches: false,
      }),
    );
    const varnish = started(await startVarnish(path.join(workDir, 'varnish'), varnishPort, shells[0].port));
    return {
      databaseUri: database.uri,
      shells,
      bffs,
      nginx,
      balancer,
      varnish,
      async kill(service) {
        for (const { pid } of await memoryOfFamily(service.pid)) process.kill(pid, 'SIGKILL');
        await service.ended;
      },
      async restart(service) {
        if (service === 'bff') bffs[1] = await bff(2, String(bffs[1].port));
        else shells[1] = await shell(2, String(shells[1].port));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
