import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineMessage } from './engine-process.ts';

/** After this long without having stopped by itself, the process is killed, in ms. */
const STOP_MS = 10_000;

/** How the engine's process ended. */
export interface EngineExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** An engine that runs in a process of its own. */
export interface EmbeddedEngine {
  /** The address for a MongoDB driver. */
  readonly uri: string;
  readonly pid: number;
  /** Resolves when the process has ended, for any reason. */
  readonly exited: Promise<EngineExit>;
  /** Ends the process, with everything on disk. */
  stop(): Promise<void>;
}

/** Where the engine keeps its data: absent, in a directory of its own that is removed when it ends. */
export interface EmbeddedEngineOptions {
  readonly dataDir?: string | undefined;
  /** 0, or absent: any that is free. */
  readonly port?: number;
}

/** Starts the engine and resolves when it serves; rejects with a message for people when it cannot. */
export async function startEmbeddedEngine({
  dataDir,
  port = 0,
}: EmbeddedEngineOptions = {}): Promise<EmbeddedEngine> {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'sinima-engine-')));
  const { entry, execArgv } = engineEntry(import.meta.url);
  const child = fork(entry, [directory, String(port)], {
    execArgv: ['--expose-gc', ...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise<EngineExit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const ended = dataDir
    ? exited
    : exited.then(async (exit) => {
        await rm(directory, { recursive: true, force: true });
        return exit;
      });
  const servesAt = await firstMessage(child, exited);
  return {
    uri: `mongodb://127.0.0.1:${servesAt}/?directConnection=true`,
    pid: child.pid ?? 0,
    exited: ended,
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
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

async function firstMessage(child: ChildProcess, exited: Promise<EngineExit>): Promise<number> {
  const message = await Promise.race([
    new Promise<EngineMessage>((resolve) =>
      child.once('message', (value) => resolve(value as EngineMessage)),
    ),
    exited.then(({ code, signal }) => ({
      error: `The embedded engine ended at its start (${signal ?? code}).`,
    })),
  ]);
  if ('port' in message) return message.port;
  throw new Error(message.error);
}
