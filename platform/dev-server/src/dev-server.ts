/** Runs beside a site in development: watches remotes, and keeps open pages up to date. */
import path from 'node:path';
import { hotFilesBase } from '@sinima/build/hot-bundles';
import type { ReleaseStore } from '@sinima/releases/store';
import { buildClient } from './page/build-client.ts';
import { folderOfRemote, openInEditor } from './page/open-folder.ts';
import { PageEvents } from './page/page-events.ts';
import { CLIENT_SCRIPT, startPageServer } from './page/page-server.ts';
import { ProblemList, terminalText } from './problems/problem-list.ts';
import { serverFault } from './problems/server-fault.ts';
import { traceError } from './problems/trace-error.ts';
import { watchTypes } from './problems/watch-types.ts';
import { openHotRemote, type HotRemote } from './remotes/hot-remote.ts';
import type { RemoteState } from './shapes/dev-state.ts';
import type { Problem } from './shapes/problem.ts';

export interface DevServerOptions {
  /** The remotes that are worked on. */
  readonly remotes: readonly { readonly name: string; readonly dir: string }[];
  /** Folder for the builds; it is emptied. */
  readonly workDir: string;
  /** The repository's root, from which problems name files. */
  readonly root: string;
  /** The store that the shell server reads before the release store (`DEV_RELEASES_DIR`). */
  readonly store: ReleaseStore;
  /** Writes to the terminal. */
  readonly say: (text: string) => void;
}

export interface DevServer {
  /** Where the shell server finds it (`DEV_SERVER_URL`). */
  readonly origin: string;
  /** Paths of the scripts that pages load (`DEV_SCRIPTS`). */
  readonly scripts: readonly string[];
  /** Resolves when each remote was built once, however that came out. */
  readonly ready: Promise<void>;
  /** Let open pages come as new documents: the shell is another one, or its data. */
  renewPages(): void;
  /** Replace what is wrong with something that is built elsewhere: the shell, the BFF. */
  setProblems(part: string, problems: readonly Problem[]): void;
  /** Take a line of the shell server's log, which reports errors on the server. */
  readShellLog(line: string): void;
  close(): Promise<void>;
}

const MAX_STACK = 20_000;

/** Start it. The remotes' first builds go on meanwhile (`ready`). */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { remotes, workDir, root, store, say } = options;
  const states = new Map<string, RemoteState>();
  const opened = new Map<string, HotRemote>();
  let surroundings = Date.now();
  const problems: ProblemList = new ProblemList(() => events.tell(), say);
  const events = new PageEvents(() => ({
    surroundings: String(surroundings),
    remotes: Object.fromEntries(states),
    problems: problems.all(),
  }));

  function bundleAt(address: string): string | undefined {
    for (const [app, { browserDir }] of opened) {
      const [, file] = address.split(hotFilesBase(app));
      if (file !== undefined) return path.join(browserDir, path.basename(file));
    }
    return undefined;
  }

  function thrownInPage(stack: string): Problem {
    const traced = traceError(stack.slice(0, MAX_STACK), { root, fileOf: bundleAt });
    const app = remotes.find(({ dir }) =>
      traced.place?.file.startsWith(`${path.relative(root, dir)}/`),
    )?.name;
    const problem = { kind: 'browser', app: app ?? 'The page', ...traced } as const;
    say(terminalText(problem));
    return problem;
  }

  const { server, origin } = await startPageServer({
    client: await buildClient(),
    folderOf: (app) => opened.get(app)?.browserDir,
    openFolder(remote) {
      const worked = new Map(remotes.map(({ name, dir }) => [name, dir]));
      const dir = folderOfRemote(remote, { worked, root });
      return dir === undefined ? undefined : openInEditor(dir);
    },
    onPage: (response) => events.open(response),
    onThrown: thrownInPage,
  });
  // One after the other: their first builds take all cores as it is.
  for (const { name: app, dir } of remotes) {
    const remote = await openHotRemote({
      app,
      appDir: dir,
      workDir: path.join(workDir, app),
      root,
      store,
      onState(state) {
        states.set(app, state);
        events.tell();
      },
      onProblems: (part, found) => problems.set(`${part} of ${app}`, found),
      onLive: () => problems.set(`server of ${app}`, []),
    });
    opened.set(app, remote);
  }
  const stopTypes = watchTypes({
    dirs: remotes.map(({ dir }) => dir),
    root,
    onProblems: (found) => problems.set('types', found),
  });

  return {
    origin,
    scripts: [CLIENT_SCRIPT],
    ready: Promise.all([...opened.values()].map(({ ready }) => ready)).then(() => undefined),
    renewPages() {
      surroundings += 1;
      events.tell();
    },
    setProblems: (part, found) => problems.set(part, found),
    readShellLog(line) {
      const fault = serverFault(line);
      const remote = fault && opened.get(fault.remote);
      if (!fault || !remote) return;
      const traced = traceError(fault.detail, {
        root,
        fileOf: (named) => (named === 'server bundle' ? path.join(remote.serverDir, 'live.mjs') : undefined),
      });
      problems.add(`server of ${fault.remote}`, { kind: 'server', app: fault.remote, ...traced });
    },
    async close() {
      events.close();
      server.close();
      server.closeAllConnections();
      await Promise.all([stopTypes(), ...[...opened.values()].map((remote) => remote.close())]);
    },
  };
}
