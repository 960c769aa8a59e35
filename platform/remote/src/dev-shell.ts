/** The host of a session: a shell server from the package `@sinima/host`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { tellLines } from '@sinima/processes/log-lines';
import { outputInLog } from '@sinima/processes/process-output';
import { portMessage } from '@sinima/processes/readiness';
import { openRotatingLog } from '@sinima/processes/rotating-log';
import { ProcessError, startProcess } from '@sinima/processes/start-process';
import { RemoteError } from './this-remote.ts';

interface DevShell {
  /** Folder of the built host. */
  readonly hostDir: string;
  /** 0 takes any that is free. */
  readonly port: number;
  readonly logFile: string;
  /** Gets each line of its log. */
  readonly onLine: (line: string) => void;
  readonly settings: Readonly<Record<string, string>>;
}

/** Settings of publishing: the host of a session needs none of them, and keys least of all. */
const ofPublishing = /^(RELEASES?|POINTER|AWS)_/;

/** How many of its last lines are shown when it cannot start. */
const LAST_LINES = 12;

/** Start it. @throws RemoteError with its output when it is not ready */
export async function startDevShell({ hostDir, port, logFile, onLine, settings }: DevShell) {
  const { server } = JSON.parse(await readFile(path.join(hostDir, 'release.json'), 'utf8')) as {
    server: string;
  };
  const inherited = Object.entries(process.env).filter(([name]) => !ofPublishing.test(name));
  const started = startProcess(
    {
      name: 'shell',
      args: ['--enable-source-maps', path.join(hostDir, server)],
      cwd: rootDir,
      output: outputInLog(tellLines(openRotatingLog(logFile), onLine)),
      env: {
        ...Object.fromEntries(inherited),
        NODE_ENV: 'development',
        SHELL_PORT: String(port),
        HOST_DIR: hostDir,
        ...settings,
      },
    },
    portMessage,
  );
  try {
    return { port: await started.ready, stop: () => started.stop() };
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    const said = error.output.trim().split('\n').slice(-LAST_LINES).join('\n');
    throw new RemoteError(said || `${error.reason} See ${logFile}.`);
  }
}
