/** The composition of `docker-compose.yml`, with two fronts and two BFFs, from images that were built here. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startEmbeddedEngine } from '@sinima/embedded-mongo/start-embedded-engine';
import { findValkey, startValkey } from '@sinima/shared-state/start-valkey';
import { freePorts } from '@sinima/testing/free-ports';
import { startNginx, type FrontServer } from '../scale/front-server.ts';
import type { ImageName } from './build-images.ts';
import { composedContainer, type ContainerOptions } from './compose-file.ts';
import { removeAll, runJob, startContainer, type Container } from './container.ts';
import { succeed } from './succeed.ts';

export interface Composition {
  readonly nginx: FrontServer;
  readonly bffs: readonly [Container, Container];
  readonly shells: readonly [Container, Container];
  readonly operator: Container;
  /** Settings by which this machine opens the release store. */
  readonly storeSettings: Readonly<Record<string, string>>;
  /** Run a command of operators in the image that publishes. @returns what it wrote */
  releases(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

const secret = (): string => randomBytes(32).toString('base64url');

/** The settings of an `.env` for looking around. */
const SETTINGS = {
  SINIMA_MODE: 'demo',
  MONGODB_PASSWORD: 'of-the-test',
  SESSION_SECRET: secret(),
  REPORTS_SECRET: secret(),
  OPERATOR_TOKEN: secret(),
  LOG_EVERY: '1000',
};

/** Where the content of a named volume is on this machine. */
const volumeDir = async (name: string): Promise<string> =>
  (await succeed('podman', ['volume', 'inspect', '--format', '{{.Mountpoint}}', name])).trim();

/** Publish the site and start all of it. @throws Error with the missing program, or a process's output */
export async function startComposition(workDir: string, say: (text: string) => void): Promise<Composition> {
  const project = `sinima-${process.pid}`;
  const undo: (() => Promise<unknown>)[] = [() => removeAll(project)];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const started = <Started extends { stop(): Promise<unknown> }>(one: Started): Started => {
    undo.push(() => one.stop());
    return one;
  };
  const container = (image: ImageName, addresses: Record<string, string> = {}): ContainerOptions =>
    composedContainer(image, project, SETTINGS, { HOST: '127.0.0.1', ...addresses });
  try {
    const valkeyProgram = findValkey();
    if ('missing' in valkeyProgram) throw new Error(valkeyProgram.missing);
    const valkey = started(await startValkey(valkeyProgram.program));
    const database = started(
      await startEmbeddedEngine({
        dataDir: path.join(workDir, 'data'),
        ownerPassword: SETTINGS.MONGODB_PASSWORD,
      }),
    );
    const [port, bffPort, operatorPort, ...ports] = (await freePorts(7)) as [
      number,
      number,
      number,
      ...number[],
    ];
    const [bffPorts, shellPorts] = [ports.slice(0, 2), ports.slice(2)];

    say(await runJob(container('publish')));
    const bff = (at: number): Promise<Container> =>
      startContainer(
        `${project}-bff-${at + 1}`,
        container('bff', {
          BFF_PORT: String(bffPorts[at]),
          MONGODB_URI: database.uri,
          REDIS_URL: valkey.url,
          TRUSTED_PROXIES: 'loopback',
        }),
      );
    // One after the other: the first one fills the database.
    const bffs = [await bff(0), await bff(1)] as const;
    const shell = (at: number): Promise<Container> =>
      startContainer(
        `${project}-shell-${at + 1}`,
        container('shell', {
          SHELL_PORT: String(shellPorts[at]),
          BFF_URL: `http://127.0.0.1:${bffPort}`,
          OPERATOR_URL: `http://127.0.0.1:${operatorPort}`,
          REDIS_URL: valkey.url,
          PUBLIC_URL: `http://127.0.0.1:${port}`,
        }),
      );
    const nginx = started(
      await startNginx({
        dir: path.join(workDir, 'nginx'),
        port,
        bffPort,
        shells: shellPorts,
        bffs: bffPorts,
        caches: true,
      }),
    );
    const shells = [await shell(0), await shell(1)] as const;
    const operator = await startContainer(
      `${project}-operator`,
      container('operator', {
        OPERATOR_PORT: String(operatorPort),
        SHELL_URLS: shellPorts.map((each) => `http://127.0.0.1:${each}`).join(','),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
      }),
    );
    return {
      nginx,
      bffs,
      shells,
      operator,
      storeSettings: {
        RELEASES_DIR: await volumeDir(`${project}-releases`),
        RELEASE_KEYS_DIR: await volumeDir(`${project}-keys`),
        RELEASE_TRUST: path.join(await volumeDir(`${project}-trust`), 'trust.json'),
      },
      releases: (...args) =>
        runJob(container('publish'), 'node', '--import', 'tsx/esm', 'tools/releases/src/cli.ts', ...args),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
