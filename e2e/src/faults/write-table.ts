/** `npm run fault-table`: writes the results of the last run of the fault matrix into `docs/reliability.md`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { readOutcomes, type NotedOutcome } from './outcomes.ts';

const docFile = path.join(rootDir, 'docs/reliability.md');
const BEGIN = '<!-- made by npm run fault-table -->';
const END = '<!-- until here -->';

const largest = (numbers: readonly number[]): number => Math.max(0, ...numbers);

function byKey<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** Slowest page/p99 of other remotes; † where the failure was counted; and how many are right, unless all are. */
function cellOf(outcomes: readonly NotedOutcome[]): string {
  const good = outcomes.filter(({ wrong }) => wrong.length === 0).length;
  const others = largest(outcomes.map((outcome) => outcome.others.p99));
  return [
    `${largest(outcomes.map(({ slowest }) => slowest))}`,
    others === 0 ? '' : `/${others}`,
    outcomes.every(({ counted }) => counted > 0) ? '†' : '',
    good === outcomes.length ? '' : ` (**${good} of ${outcomes.length}**)`,
  ].join('');
}

/** A table of parts that have the same faults: a column for each part. */
function tableOf(parts: readonly (readonly [string, readonly NotedOutcome[]])[]): string {
  const columns = parts.map(([, outcomes]) => byKey(outcomes, ({ fault }) => fault));
  const faults = [...(columns[0]?.keys() ?? [])];
  const lines = [
    ['It …', ...parts.map(([part]) => `${part[0]?.toUpperCase()}${part.slice(1)}`)],
    ['---', ...parts.map(() => '--:')],
    ...faults.map((fault) => [fault, ...columns.map((column) => cellOf(column.get(fault) ?? []))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const outcomes = await readOutcomes();
const good = outcomes.filter(({ wrong }) => wrong.length === 0).length;
const day = outcomes[0]?.when.slice(0, 10) ?? '';
const without = outcomes[0]?.without.p99 ?? 0;
const tables = byKey([...byKey(outcomes, ({ part }) => part)], ([, each]) =>
  [...new Set(each.map(({ fault }) => fault))].join('; '),
);
const table = [
  BEGIN,
  '',
  `${day}: ${good} of ${outcomes.length} cells meet the requirements. Without a fault, the p99 of all pages under the same load was ${without} ms.`,
  ...[...tables.values()].flatMap((parts) => ['', tableOf(parts)]),
  '',
  END,
].join('\n');

const doc = await readFile(docFile, 'utf8');
const [head] = doc.split(BEGIN);
const [, tail] = doc.split(END);
if (head === undefined || tail === undefined) throw new Error(`${docFile} has no place for the table.`);
await writeFile(docFile, head + table + tail);
