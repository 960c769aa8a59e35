import { generateKeyPairSync } from 'node:crypto';
import { signedEntry } from '../test/signed-log.ts';
import { openSmallFiles } from '../test/small-files.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { CatalogueRecords } from './catalogue-records.ts';
import { entryFault, textHash, type LogEntry } from './log-entry.ts';
import { replayLog } from './replay-log.ts';

const files = openSmallFiles();
const { catalogue } = loadCatalogue(files.dataDir);
afterAll(() => files.remove());

const ajoke = { kind: 'title', slug: 'ajoke' } as const;

/** The next entry of a log, which changes the running time. */
function entryAfter(before: LogEntry | undefined, was: number, is: number): LogEntry {
  const fields = [{ field: 'runtimeMins', before: was, after: is }];
  const { texts: _texts, ...entry } = signedEntry(before, {
    record: ajoke,
    effects: [{ record: ajoke, did: 'changed', fields }],
  });
  return entry;
}

const first = entryAfter(undefined, 101, 102);
const second = entryAfter(first, 102, 103);

it('a log is valid as it was written', () => {
  expect([entryFault(first, undefined), entryFault(second, first)]).toEqual([undefined, undefined]);
});

it.each<[string, LogEntry, LogEntry | undefined, string]>([
  ['another author', { ...second, author: 8 }, first, 'something else than its hash'],
  ['a change left out', second, undefined, 'undefined'],
  ['another order', first, second, 'does not follow 2'],
  ['another history', { ...second, previous: 'f'.repeat(64) }, first, 'does not name the hash of 1'],
  [
    'another key',
    { ...second, key: generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x! },
    first,
    'is not signed',
  ],
  ['no key', { ...second, key: 'none' }, first, 'is not signed'],
])('a log with %s: %s', (_what, entry, before, fault) => {
  expect(String(entryFault(entry, before))).toContain(fault);
});

it('a text that stands there is that of its hash; one that was taken away leaves the log valid', () => {
  const text = { salt: 'a1', text: 'From the credits.', hash: textHash('a1', 'From the credits.') };
  expect(entryFault(first, undefined, [text])).toBeUndefined();
  expect(entryFault(first, undefined, [{ ...text, text: 'Another.' }])).toContain('has a text that is not');
});

const runtimeAfter = (files: number, held?: { sequence: number; hash: string }) => {
  const records = CatalogueRecords.of(catalogue);
  records.put(ajoke, { ...records.facts(ajoke), runtimeMins: files });
  const conflicts = replayLog(records, [first, second], held);
  return { runtime: records.facts(ajoke)?.runtimeMins, conflicts: conflicts.map(({ sequence }) => sequence) };
};

it.each<[string, number, { sequence: number; hash: string } | undefined, object]>([
  ['as they were', 101, undefined, { runtime: 103, conflicts: [] }],
  ['that hold the first change', 102, undefined, { runtime: 103, conflicts: [] }],
  ['that hold both, and say so', 103, second, { runtime: 103, conflicts: [] }],
  ['that hold both and were corrected since', 99, second, { runtime: 99, conflicts: [] }],
  ['that somebody else corrected', 99, undefined, { runtime: 99, conflicts: [1, 2] }],
  ['that hold another log', 101, { sequence: 2, hash: 'e'.repeat(64) }, { runtime: 103, conflicts: [] }],
])('a log over files %s', (_what, files, held, expected) => {
  expect(runtimeAfter(files, held)).toEqual(expected);
});
