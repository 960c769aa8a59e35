/** The mock's own calls for the panel and tests, under `/api/__mock/`. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Call } from './document/calls.ts';
import type { CallLog } from './switches/call-log.ts';
import { CONDITIONS, EVERY_CALL, isCondition, type Condition, type Switches } from './switches/switches.ts';

export const CONTROL_PATH = '/api/__mock/';

/** The mock's state. */
export interface ControlState {
  readonly calls: readonly Call[];
  readonly switches: Switches;
  readonly log: CallLog;
}

// From the package, wherever this file runs.
const require = createRequire(path.join(import.meta.dirname, 'control.js'));
const fileTypes = { 'panel.js': 'text/javascript', 'panel.css': 'text/css' } as const;

export function serveControl(server: FastifyInstance, { calls, switches, log }: ControlState): void {
  for (const [name, type] of Object.entries(fileTypes)) {
    server.get(`${CONTROL_PATH}${name}`, async (_request, reply) => {
      const text = await readFile(require.resolve(`@sinima/mock-api/${name}`), 'utf8');
      return reply.type(`${type}; charset=utf-8`).send(text);
    });
  }
  server.post(`${CONTROL_PATH}page`, () => log.beginPage());
  server.get<{ Querystring: Record<'before' | 'rendered', string> }>(
    `${CONTROL_PATH}state`,
    ({ query: { before, rendered } }) => ({
      operations: calls.map(({ name, method, template }) => ({ name, method, template })),
      conditions: CONDITIONS,
      switches,
      calls: log.ofPage({ before: Number(before), rendered: Number(rendered) }),
    }),
  );
  server.get(`${CONTROL_PATH}switches`, () => switches);
  server.delete(`${CONTROL_PATH}switches`, () => {
    switches.reset();
    return switches;
  });
  // `?listTitles=empty&*=slow`
  server.post<{ Querystring: Record<string, string> }>(`${CONTROL_PATH}switches`, ({ query }, reply) => {
    const names = new Set([EVERY_CALL, ...calls.map(({ name }) => name)]);
    const faults = Object.entries(query).flatMap(([name, condition]) => [
      ...(names.has(name) ? [] : [`There is no call "${name}".`]),
      ...(isCondition(condition) ? [] : [`"${condition}" is none of ${CONDITIONS.join(', ')}.`]),
    ]);
    if (faults.length > 0) return reply.code(400).send({ faults });
    for (const [name, condition] of Object.entries(query)) switches.switch(name, condition as Condition);
    return reply.send(switches);
  });
}
