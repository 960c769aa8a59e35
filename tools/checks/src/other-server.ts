/** SecantusDB, an independent server of MongoDB's protocol, in Python. The product never needs it. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rootDir } from '@sinima/build/workspace';
import { runCommand } from './run-command.ts';

/** What is installed, as pip names it. */
export const OTHER_SERVER = 'secantusdb==0.7.0b3';

const venv = path.join(rootDir, '.data/other-server');

/** Whether this machine has a Python 3 that can make the server's folder. */
export const hasPython = (): boolean => spawnSync('python3', ['-m', 'venv', '--help']).status === 0;

/** Installs the server into a folder of its own, unless it is there. */
export async function installOtherServer(say: (text: string) => void): Promise<void> {
  if (existsSync(path.join(venv, 'bin/secantusd-py'))) return;
  await runCommand('python3', ['-m', 'venv', venv], { log: 'other-server' });
  say(`Installing ${OTHER_SERVER} …`);
  const pip = path.join(venv, 'bin/pip');
  const installed = await runCommand(pip, ['install', '-q', OTHER_SERVER], { log: 'other-server' });
  if (installed.code !== 0) throw new Error(`${OTHER_SERVER} cannot be installed:\n${installed.output}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A server of MongoDB's protocol that is not ours, with data that end with it. */
export interface OtherServer {
  readonly uri: string;
  stop(): void;
}

/** Starts it on a free port. @throws Error when it does not answer within 20 s */
export async function startOtherServer(): Promise<OtherServer> {
  const port = await freePort();
  const args = ['--host', '127.0.0.1', '--port', String(port), '--storage-path', ':memory:'];
  const server = spawn(path.join(venv, 'bin/secantusd-py'), [...args, '--log-level', 'ERROR'], {
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(port)) {
      return { uri: `mongodb://127.0.0.1:${port}/?directConnection=true`, stop: () => void server.kill() };
    }
    await wait(200);
  }
  server.kill();
  throw new Error('The other server does not answer within 20 s.');
}
