/** SecantusDB, an independent server of MongoDB's protocol, in Python. The product never needs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { listeningAt } from '@sinima/processes/readiness';
import { runProcess } from '@sinima/processes/run-process';
import { startProcess } from '@sinima/processes/start-process';
import { freePort } from '@sinima/testing/free-ports';

/** The installed package, as pip names it. */
export const OTHER_SERVER = 'secantusdb==0.7.0b3';

const venv = path.join(rootDir, '.data/other-server');

/** Whether this machine has a Python 3 that can make the server's folder. */
export const hasPython = (): boolean => spawnSync('python3', ['-m', 'venv', '--help']).status === 0;

/** Installs the server into a folder of its own, unless it is there. */
export async function installOtherServer(say: (text: string) => void): Promise<void> {
  if (existsSync(path.join(venv, 'bin/secantusd-py'))) return;
  await runProcess({ command: 'python3', args: ['-m', 'venv', venv] });
  say(`Installing ${OTHER_SERVER} …`);
  const pip = path.join(venv, 'bin/pip');
  const installed = await runProcess({ command: pip, args: ['install', '-q', OTHER_SERVER] });
  if (installed.code !== 0) throw new Error(`${OTHER_SERVER} cannot be installed:\n${installed.output}`);
}

/** A server of MongoDB's protocol that is not ours, with data that end with it. */
export interface OtherServer {
  readonly uri: string;
  stop(): Promise<void>;
}

/** Start it on a free port. @throws ProcessError when it does not answer within 20 s */
export async function startOtherServer(): Promise<OtherServer> {
  const port = await freePort();
  const where = ['--host', '127.0.0.1', '--port', String(port), '--storage-path', ':memory:'];
  const server = startProcess(
    {
      name: OTHER_SERVER,
      command: path.join(venv, 'bin/secantusd-py'),
      args: [...where, '--log-level', 'ERROR'],
      hasChannel: false,
      readyMs: 20_000,
    },
    listeningAt(port),
  );
  await server.ready;
  return {
    uri: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    stop: async () => void (await server.stop()),
  };
}
