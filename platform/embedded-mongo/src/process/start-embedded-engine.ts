import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedErrors } from '@sinima/processes/process-output';
import type { Readiness } from '@sinima/processes/readiness';
import { startProcess, type ProcessEnd } from '@sinima/processes/start-process';
import { engineAddress, OWNER_PASSWORD } from './engine-address.ts';
import type { EngineMessage } from './engine-process.ts';

/** An engine that runs in a process of its own. */
export interface EmbeddedEngine {
  /** The address for a MongoDB driver; with `ownerPassword`, the owner's, so that it is a secret. */
  readonly uri: string;
  readonly pid: number;
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<ProcessEnd>;
  /** Ends the process, with everything on disk. */
  stop(): Promise<void>;
}

/** How to start an engine. */
export interface EmbeddedEngineOptions {
  /** Where it keeps its data: absent, in a directory of its own that is removed when it ends. */
  readonly dataDir?: string | undefined;
  /** 0, or absent: any that is free. */
  readonly port?: number;
  /** The owner's password, in printable ASCII, which turns the enforcement of rights on; absent: any client may do everything. */
  readonly ownerPassword?: string | undefined;
}

/** Starts the engine and resolves when it serves; rejects with a message for people when it cannot. */
export async function startEmbeddedEngine({
  dataDir,
  port = 0,
  ownerPassword,
}: EmbeddedEngineOptions = {}): Promise<EmbeddedEngine> {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'sinima-engine-')));
  const { entry, execArgv } = engineEntry(import.meta.url);
  const engine = startProcess(
    {
      name: 'embedded engine',
      args: ['--expose-gc', ...execArgv, entry, directory, String(port)],
      env: { ...process.env, [OWNER_PASSWORD]: ownerPassword },
      output: sharedErrors,
    },
    portOrError,
  );
  const ended = dataDir
    ? engine.ended
    : engine.ended.finally(() => rm(directory, { recursive: true, force: true }));
  return {
    uri: engineAddress(await engine.ready, ownerPassword),
    pid: engine.pid,
    ended,
    stop: async () => {
      await engine.stop();
      await ended;
    },
  };
}

/** What to run for the engine's process: the compiled file, or the source through tsx where this is the source. */
export function engineEntry(moduleUrl: string): { entry: string; execArgv: string[] } {
  const extension = moduleUrl.endsWith('.ts') ? 'ts' : 'js';
  const entry = fileURLToPath(new URL(`./engine-process.${extension}`, moduleUrl));
  const execArgv = extension === 'ts' ? ['--import', createRequire(moduleUrl).resolve('tsx')] : [];
  return { entry, execArgv };
}

const portOrError: Readiness<number> = async (child) => {
  const [message] = (await once(child, 'message')) as [EngineMessage];
  if ('error' in message) throw new Error(message.error);
  return message.port;
};
