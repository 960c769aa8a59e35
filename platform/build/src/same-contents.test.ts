import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltRemote } from '@sinima/contracts/release';
import { buildInCopy, knownInCopy } from './test/build-in-copy.ts';
import { copyRepositoryTo } from './test/repository-copy.ts';

/** Each test builds; other tests may have the cores. */
jest.setTimeout(120_000);

const page = 'mfe-title/src/pages/title-page.tsx';
const card = 'ui-kit/src/badge/badge.tsx';

let dir: string;
let copy: string;
let elsewhere: string;
let first: BuiltRemote;

const build = (from: string, outDir: string): Promise<BuiltRemote> =>
  buildInCopy(from, 'mfe-title', path.join(dir, outDir));
const read = (file: string, from = copy): string => readFileSync(path.join(from, file), 'utf8');
const write = (file: string, text: string, to = copy): void => writeFileSync(path.join(to, file), text);
const scriptsAndStyles = ({ files }: BuiltRemote): string[] =>
  Object.keys(files).filter((file) => file.startsWith('browser/'));

function registerFifthRemote(): void {
  cpSync(path.join(elsewhere, 'mfe-people'), path.join(elsewhere, 'mfe-music'), { recursive: true });
  for (const file of ['mfe-music/package.json', 'mfe-music/remote.config.ts']) {
    write(file, read(file, elsewhere).replaceAll('mfe-people', 'mfe-music'), elsewhere);
  }
}

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-contents-'));
  copy = path.join(dir, 'sinima');
  elsewhere = path.join(dir, 'some/where/else');
  await Promise.all([copy, elsewhere].map(copyRepositoryTo));
  first = await build(copy, 'out');
});

afterAll(() => rmSync(dir, { recursive: true }));

it('a remote has the same version and bytes wherever its sources lie, when a fifth is registered, and when a test, a story, a comment, the lock file or an unused part of the UI kit changes', async () => {
  registerFifthRemote();
  const lock = read('package-lock.json', elsewhere);
  write('package-lock.json', lock.replace(/"version": "\d+/, '"version": "99'), elsewhere);
  appendFileSync(
    path.join(elsewhere, card),
    '\nexport const unused = (): string => "of no use to anybody";\n',
  );
  appendFileSync(path.join(elsewhere, page), '\n// A comment for readers.\n');
  write('mfe-title/src/pages/added.test.ts', 'it("is a test", () => undefined);\n', elsewhere);
  const story = 'export const shown = { name: "ti:pt-8 ti:rotate-45" };\n';
  write('mfe-title/src/pages/added.stories.tsx', story, elsewhere);
  expect(await build(elsewhere, 'out-elsewhere')).toEqual(first);
});

it('a changed page brings two new addresses at most beside the entry, and going back brings the former version', async () => {
  const former = read(page);
  const changed = former
    .replace(/^import /, "const more = 'A line more';\nimport ")
    .replace(/return \(\n(\s*)<(\w+)/, 'document.title = more;\n  $&');
  expect(changed.split('\n').length - former.split('\n').length).toBe(2);
  write(page, changed);
  expect(await knownInCopy(copy, 'mfe-title')).toBeNull();
  const second = await build(copy, 'out-changed');
  expect(second.version).not.toBe(first.version);
  const added = scriptsAndStyles(second).filter((file) => !(file in first.files));
  expect(added).toContain(second.entry);
  expect(added.length).toBeLessThanOrEqual(3);
  expect(second.pages.title?.scripts[0]).toBe(first.pages.title?.scripts[0]);

  write(page, former);
  expect(await knownInCopy(copy, 'mfe-title')).toBe(first.version);
  expect(await build(copy, 'out-back')).toEqual(first);
});
