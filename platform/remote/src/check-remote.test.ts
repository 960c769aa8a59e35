import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checksOf } from './check-remote.ts';
import { thisRemote } from './this-remote.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-remote-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

const namesIn = (...files: string[]): string[] => {
  for (const file of files) writeFileSync(path.join(dir, file), '');
  return checksOf(dir).map(({ name }) => name);
};

it('a remote is checked by what it is set up for, and its types always', () => {
  expect(namesIn()).toEqual(['types']);
  expect(namesIn('jest.config.mjs')).toEqual(['types', 'unit tests']);
  expect(namesIn('.oxlintrc.json')).toEqual(['types', 'lint', 'unit tests']);
});

it('a linter that is configured and not installed is named with the command that installs it', () => {
  expect(() => namesIn('eslint.config.js')).toThrow(
    'The package eslint is not installed. Add it to package.json: npm install eslint',
  );
});

it('a command names a remote that is there', () => {
  expect(thisRemote('mfe-title').dir).toMatch(/mfe-title$/);
  expect(() => thisRemote('mfe-nothing')).toThrow(
    'There is no remote named "mfe-nothing" here. There is mfe-catalogue,',
  );
  expect(() => thisRemote(undefined)).toThrow('There are several remotes here. Name one: mfe-catalogue,');
});
