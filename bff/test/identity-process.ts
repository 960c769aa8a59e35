import path from 'node:path';
import { portMessage } from '@sinima/processes/readiness';
import { startProcess } from '@sinima/processes/start-process';

const MAIN = path.join(__dirname, '../../platform/identity/src/main.ts');

/** Arguments of Node and settings that start the local provider; port 0 is any that is free. */
export function identityCommand(port = 0): { args: string[]; env: NodeJS.ProcessEnv } {
  const env = { ...process.env, SINIMA_MODE: undefined, NODE_OPTIONS: '', IDENTITY_PORT: String(port) };
  return { args: ['--import', 'tsx/esm', MAIN], env };
}

/** The local provider, in a process of its own. */
export interface IdentityProcess {
  readonly issuer: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Start it as the site does. */
export async function startIdentity(port = 0): Promise<IdentityProcess> {
  const started = startProcess({ name: 'local provider', ...identityCommand(port) }, portMessage);
  const actual = await started.ready;
  return {
    issuer: `http://localhost:${actual}`,
    port: actual,
    stop: async () => void (await started.stop()),
  };
}
