/** `npm run fault-table`: writes what came of the last run of the matrix into `docs/reliability.md`. */
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

function rowOf(fault: string, outcomes: readonly NotedOutcome[]): string {
  const good = outcomes.filter(({ wrong }) => wrong.length === 0).length;
  const others = largest(outcomes.map(({ others }) => others.p99));
  const cells = [
    fault,
    `${largest(outcomes.map(({ slowest }) => slowest))} ms`,
    others === 0 ? '' : `${others} ms`,
    outcomes.every(({ counted }) => counted > 0) ? 'yes' : '',
    `${good} of ${outcomes.length}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function sectionOf(part: string, outcomes: readonly NotedOutcome[]): string {
  const rows = [...byKey(outcomes, ({ fault }) => fault)].map(([fault, each]) => rowOf(fault, each));
  return [
    `### ${part[0]?.toUpperCase()}${part.slice(1)}`,
    '',
    '| It … | slowest page | p99 of others | counted | as it must be |',
    '| --- | --: | --: | --- | --: |',
    ...rows,
  ].join('\n');
}

const outcomes = await readOutcomes();
const good = outcomes.filter(({ wrong }) => wrong.length === 0).length;
const day = outcomes[0]?.when.slice(0, 10) ?? '';
const without = outcomes[0]?.without.p99 ?? 0;
const table = [
  BEGIN,
  '',
  `Of ${day}: ${good} of ${outcomes.length} cells are as they must be. Without a fault the p99 of all pages, beside the same load, was ${without} ms.`,
  ...[...byKey(outcomes, ({ part }) => part)].flatMap(([part, each]) => ['', sectionOf(part, each)]),
  '',
  END,
].join('\n');

const doc = await readFile(docFile, 'utf8');
const [head] = doc.split(BEGIN);
const [, tail] = doc.split(END);
if (head === undefined || tail === undefined) throw new Error(`${docFile} has no place for the table.`);
await writeFile(docFile, head + table + tail);
