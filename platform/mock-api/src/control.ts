/** What the panel and tests ask of the mock itself, under `/api/__mock/`. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Call } from './document/operations.ts';
import type { Answer } from './answers/answer.ts';
import type { CallLog } from './switches/call-log.ts';
import { CONDITIONS, isCondition } from './switches/conditions.ts';
import { EVERY_CALL, type Switches } from './switches/switches.ts';

export const CONTROL_PATH = '/api/__mock/';

/** What the mock knows of itself. */
export interface ControlState {
  readonly calls: readonly Call[];
  readonly switches: Switches;
  readonly log: CallLog;
}

/** One request for the mock itself. */
export interface ControlRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body,
});

const script = (text: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  body: text,
});

// From the package, wherever this file runs.
const require = createRequire(path.join(import.meta.dirname, 'control.js'));

const file = async (name: string, type: string): Promise<Answer> => ({
  status: 200,
  headers: { 'Content-Type': `${type}; charset=utf-8` },
  body: await readFile(require.resolve(`@sinima/mock-api/${name}`), 'utf8'),
});

/** Answer a request for the mock itself; undefined: there is nothing at its path. */
export async function answerControl(
  { method, url, body }: ControlRequest,
  { calls, switches, log }: ControlState,
): Promise<Answer | undefined> {
  switch (`${method} ${url.pathname.slice(CONTROL_PATH.length)}`) {
    case 'GET panel.js':
      return file('panel.js', 'text/javascript');
    case 'GET panel.css':
      return file('panel.css', 'text/css');
    // Made anew for each page: which calls are its own.
    case 'GET page.js':
      return script(
        `export const page = ${JSON.stringify({ render: log.takeRender(), since: log.last })};\n`,
      );
    case 'GET state':
      return json(200, {
        operations: calls.map(({ name, method: verb, template }) => ({ name, method: verb, template })),
        conditions: CONDITIONS,
        switches,
        calls: log.ofPage(
          url.searchParams.get('render') ?? undefined,
          Number(url.searchParams.get('since') ?? 0),
        ),
      });
    case 'GET switches':
      return json(200, switches);
    case 'POST switches':
      return changeSwitches(url, body, { calls, switches });
    case 'DELETE switches':
      switches.reset();
      return json(200, switches);
    default:
      return undefined;
  }
}

function parsed(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Switch calls, as query or JSON say: `?listTitles=empty`, `{ "*": "slow" }`. */
function changeSwitches(
  url: URL,
  body: string,
  { calls, switches }: Pick<ControlState, 'calls' | 'switches'>,
): Answer {
  const inBody = parsed(body);
  const asked = [...url.searchParams, ...Object.entries((inBody ?? {}) as Record<string, unknown>)];
  const names = new Set([EVERY_CALL, ...calls.map(({ name }) => name)]);
  const faults = [
    ...(inBody === undefined ? ['The body is no JSON.'] : []),
    ...asked.flatMap(([name, condition]) => [
      ...(names.has(name) ? [] : [`There is no call "${name}".`]),
      ...(isCondition(condition) ? [] : [`"${String(condition)}" is none of ${CONDITIONS.join(', ')}.`]),
    ]),
  ];
  if (faults.length > 0) return json(400, { faults });
  for (const [name, condition] of asked) if (isCondition(condition)) switches.switch(name, condition);
  return json(200, switches);
}
