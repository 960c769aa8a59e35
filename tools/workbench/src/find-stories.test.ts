import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findStories } from './find-stories.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sinima-stories-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
}

const folders = (...apps: string[]): string[] => apps.map((app) => path.join(root, app, 'src'));

it('stories are found in every folder of an app, named by app and file', () => {
  write(
    'mfe-x/src/features/a/card.stories.tsx',
    'mfe-x/src/features/a/card.tsx',
    'mfe-y/src/list.stories.tsx',
  );
  expect(findStories(folders('mfe-x', 'mfe-none', 'mfe-y')).map(({ id, group }) => [id, group])).toEqual([
    ['mfe-x/card', 'mfe-x'],
    ['mfe-y/list', 'mfe-y'],
  ]);
});

it('two story files of one name in an app are refused by both of their names', () => {
  write('mfe-x/src/a/card.stories.tsx', 'mfe-x/src/b/card.stories.tsx');
  expect(() => findStories(folders('mfe-x'))).toThrow(
    /a\/card\.stories\.tsx and .*b\/card\.stories\.tsx have the same name/,
  );
});
