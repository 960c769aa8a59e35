import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The local provider, in a process of its own. */
export interface IdentityProcess {
  readonly issuer: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts it as the site does; 0: at any free port. */
export async function startIdentity(port = 0): Promise<IdentityProcess> {
  const child = fork(path.join(__dirname, '../../platform/identity/src/main.ts'), {
    execArgv: ['--import', 'tsx/esm'],
    env: { ...process.env, NODE_OPTIONS: '', IDENTITY_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    issuer: `http://localhost:${message.port}`,
    port: message.port,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
