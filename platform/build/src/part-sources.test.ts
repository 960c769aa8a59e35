import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationFiles } from './part-sources.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-migrations-'));
  mkdirSync(path.join(dir, 'api/migrations'), { recursive: true });
});

afterEach(() => rmSync(dir, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) writeFileSync(path.join(dir, 'api/migrations', name), '');
}

it('migrations go by their numbers, and tests beside them are none', () => {
  write('0002-drop-city.ts', '0001-add-country.ts', '0001-add-country.test.ts');
  expect(migrationFiles(dir).map(({ name }) => name)).toEqual(['0001-add-country', '0002-drop-city']);
});

it.each([
  [['add-country.ts'], 'add-country.ts is not named as a migration'],
  [['1-add.ts'], '1-add.ts is not named as a migration'],
  [['0001-add-country.ts', '0001-drop-city.ts'], 'have the number 0001'],
])('%j is refused', (names, said) => {
  write(...names);
  expect(() => migrationFiles(dir)).toThrow(said);
});

it('a remote without migrations has none', () => {
  rmSync(path.join(dir, 'api'), { recursive: true });
  expect(migrationFiles(dir)).toEqual([]);
});
