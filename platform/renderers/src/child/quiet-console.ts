/** The console of remotes: lines go to the pool, a flood of them nowhere. */
import { format } from 'node:util';
import { LINE_LENGTH, LineLimit } from '../log/line-limit.ts';

const METHODS = ['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'] as const;
const SILENT = [
  'assert',
  'clear',
  'count',
  'countReset',
  'dirxml',
  'group',
  'groupCollapsed',
  'groupEnd',
  'table',
  'time',
  'timeEnd',
  'timeLog',
  'timeStamp',
] as const;

/** Return a console that hands lines on, as many as `LineLimit` lets pass. */
export function quietConsole(write: (line: string) => void): object {
  const limit = new LineLimit(performance.now.bind(performance));
  const line = (...values: unknown[]): void => {
    const next = limit.next();
    if (next === 'cut') return;
    const text = format(...values).slice(0, LINE_LENGTH);
    write(next === 'last' ? `${text} (further lines are left out for a while)` : text);
  };
  return Object.fromEntries([
    ...METHODS.map((name) => [name, line]),
    ...SILENT.map((name) => [name, () => undefined]),
  ]);
}
