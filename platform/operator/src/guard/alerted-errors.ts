/** What an alert says of the code: which lines fail, and whose they are. */
import type { ErrorGroup } from '@sinima/contracts/error-groups';
import { errorsIn } from '../errors/group-errors.ts';
import type { Alert, AlertedError, SendAlert } from './webhook.ts';

/** Errors that one alert names. */
const MAX_NAMED = 3;

/** Return an error as an alert names it, as it was seen in a version. */
function named({ name, message, firstVersion, versions }: ErrorGroup, version: string): AlertedError {
  const { file, line, function: inFunction, commit } = versions[version]!;
  return {
    name,
    message,
    firstVersion,
    file,
    line,
    ...(inFunction !== undefined && { function: inFunction }),
    ...(commit !== undefined && { commit }),
  };
}

/** Return an alert with the errors of its version. @param groups of its app */
export function withErrors(alert: Alert, groups: readonly ErrorGroup[]): Alert {
  const errors = errorsIn(groups, alert.version).slice(0, MAX_NAMED);
  const [first] = errors;
  if (!first) return alert;
  return { ...alert, owner: first.owner, errors: errors.map((group) => named(group, alert.version)) };
}

/** New errors of one app that are told of within a while, and how long that is, in ms. */
const MAX_TOLD = 5;
const PAUSE_MS = 30 * 60_000;

/** Return what tells of new errors; of a flood of one app's, the first few. */
export function newErrorAlarm(
  send: SendAlert,
  warn: (text: string) => void,
  clock: () => number = Date.now,
): (group: ErrorGroup, version: string) => void {
  const told = new Map<string, number[]>();
  return (group, version) => {
    const { app } = group;
    const now = clock();
    const lately = (told.get(app) ?? []).filter((when) => now - when < PAUSE_MS);
    if (lately.length >= MAX_TOLD) return;
    told.set(app, [...lately, now]);
    const { file, line, commit = 'unknown' } = named(group, version);
    const why = `${group.name} at ${file}:${line} (commit ${commit}), never seen before`;
    const command = `npm run releases -- errors ${app} ${version}`;
    warn(`${app} ${version}: ${why}. ${command}`);
    const alert = {
      event: 'new-error',
      app,
      version,
      why,
      command,
      when: new Date(now).toISOString(),
    } as const;
    void send(withErrors(alert, [group]));
  };
}
