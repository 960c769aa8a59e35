/** The operator's service: guards releases, renews the pointer, serves the operator's page. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStoreWithKeys } from '@sinima/releases/open-store';
import { ReleaseStore } from '@sinima/releases/store';
import { ErrorWatch } from './errors/error-watch.ts';
import { openReleaseSources } from './errors/release-sources.ts';
import { newErrorAlarm, withErrors } from './guard/alerted-errors.ts';
import { Guard } from './guard/guard.ts';
import { webhook, type Alert } from './guard/webhook.ts';
import { fetchHealth, type ShellAnswer } from './health/fetch-health.ts';
import { createServer } from './server.ts';
import { readSettings, type Settings } from './settings/settings.ts';

/** Time between two looks of the guard, in ms. */
const LOOK_MS = 2_000;

/** How long requests under way may take to end when the process is told to stop, in ms. */
const DRAIN_MS = 5_000;

const rootDir = path.resolve(import.meta.dirname, '../../..');

const say = (text: string): void => void process.stderr.write(`operator: ${text}\n`);

function explain(error: unknown, port: number): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or set OPERATOR_PORT to another port.`;
  }
  return `The operator's service cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

/** Ask all shell servers; without a token there is nobody to ask. What keeps errors from being told keeps the guard from nothing. */
async function askShells({ shells, token }: Settings, errors: ErrorWatch): Promise<ShellAnswer[]> {
  if (token === undefined) return [];
  const answers = await Promise.all(shells.map((shell) => fetchHealth(shell, token)));
  await errors.take(answers).catch((error: Error) => say(`Errors are not told: ${error.message}`));
  return answers;
}

function alerts({ webhook: url }: Settings, signal: AbortSignal) {
  if (url === undefined) return async () => undefined;
  const onFailure = ({ app, version, why }: Alert, error: Error) =>
    say(`OPERATOR_WEBHOOK could not be told of ${app} ${version} (${why}): ${error.message}`);
  return webhook(url, { onFailure, signal });
}

/** Let the guard look, one look after the other. What keeps it from acting is said once, until it is over. */
async function lookAgainAndAgain(guard: Guard, signal: AbortSignal): Promise<void> {
  let trouble: string | undefined;
  while (!signal.aborted) {
    try {
      await guard.look();
      trouble = undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== trouble) say(`The guard cannot act: ${message}`);
      trouble = message;
    }
    await wait(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function main(): Promise<void> {
  let port = 0;
  // Heard from the beginning: a container's first process does not end by a signal that it does not handle.
  let end = (): void => process.exit();
  const stop = (): void => end();
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
  try {
    const settings = readSettings(process.env);
    ({ port } = settings);
    const context = await openStoreWithKeys(process.env, rootDir, (error) => say(error.message));
    const store = new ReleaseStore(context);
    const ending = new AbortController();
    const send = alerts(settings, ending.signal);
    const errors = new ErrorWatch({
      context,
      sources: openReleaseSources(context, (error) => say(error.message)),
      onNew: newErrorAlarm(send, say),
    });
    const guard = new Guard({
      control: store,
      settings: settings.guard,
      ask: () => askShells(settings, errors),
      alert: (alert) => send(withErrors(alert, errors.of(alert.app))),
      log: { info: say, warn: say },
    });
    const server = await createServer(settings, { store, guard, errors });
    await server.listen({ host: settings.host, port });
    const address = server.server.address();
    if (settings.token === undefined) {
      say(
        'OPERATOR_TOKEN is not set: shell servers tell nothing, and canaries go neither on nor back by themselves.',
      );
    }
    const guarding = lookAgainAndAgain(guard, ending.signal);
    process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : port });

    end = () => {
      setTimeout(() => process.exit(0), DRAIN_MS).unref();
      ending.abort();
      void Promise.all([guarding, server.close()]).then(() => process.exit(0));
    };
  } catch (error) {
    process.stderr.write(`${explain(error, port)}\n`);
    process.exitCode = 1;
    process.disconnect?.();
  }
}

void main();
