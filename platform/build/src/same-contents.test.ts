import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltRemote } from '@sinima/contracts/release';
import { buildInCopy, knownInCopy } from './test/build-in-copy.ts';
import { copyRepositoryTo } from './test/repository-copy.ts';

/** Each test builds two times; other tests may have the cores. */
jest.setTimeout(120_000);

const page = 'mfe-title/src/pages/title-page.tsx';
const card = 'ui-kit/src/badge/badge.tsx';

let dir: string;
let copy: string;
let first: BuiltRemote;
let builds = 0;

const build = (): Promise<BuiltRemote> => buildInCopy(copy, 'mfe-title', path.join(dir, `out-${builds++}`));
const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path.join(copy, file), text);
const scriptsAndStyles = ({ files }: BuiltRemote): string[] =>
  Object.keys(files).filter((file) => file.startsWith('browser/'));

function registerFifthRemote(): void {
  cpSync(path.join(copy, 'mfe-people'), path.join(copy, 'mfe-music'), { recursive: true });
  for (const file of ['mfe-music/package.json', 'mfe-music/remote.config.ts']) {
    write(file, read(file).replaceAll('mfe-people', 'mfe-music'));
  }
}

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-contents-'));
  copy = path.join(dir, 'sinima');
  await copyRepositoryTo(copy);
  first = await build();
});

afterAll(() => rmSync(dir, { recursive: true }));

it('a release has the same version and bytes wherever its sources lie', async () => {
  const elsewhere = path.join(dir, 'some/where/else');
  await copyRepositoryTo(elsewhere);
  expect(await buildInCopy(elsewhere, 'mfe-title', path.join(dir, 'out-elsewhere'))).toEqual(first);
});

it('a remote keeps its version when a fifth is registered, and when a test, a story, a comment, the lock file or an unused part of the UI kit changes', async () => {
  registerFifthRemote();
  write('package-lock.json', read('package-lock.json').replace(/"version": "\d+/, '"version": "99'));
  appendFileSync(path.join(copy, card), '\nexport const unused = (): string => "of no use to anybody";\n');
  appendFileSync(path.join(copy, page), '\n// A comment for readers.\n');
  write('mfe-title/src/pages/added.test.ts', 'it("is a test", () => undefined);\n');
  write('mfe-title/src/pages/added.stories.tsx', 'export const shown = { name: "ti:pt-8 ti:rotate-45" };\n');
  expect(await knownInCopy(copy, 'mfe-title')).toBeNull();
  expect(await build()).toEqual(first);
});

it('a changed page brings two new addresses at most beside the entry, and going back brings the former version', async () => {
  const former = read(page);
  const changed = former
    .replace(/^import /, "const more = 'A line more';\nimport ")
    .replace(/return \(\n(\s*)<(\w+)/, 'document.title = more;\n  $&');
  expect(changed.split('\n').length - former.split('\n').length).toBe(2);
  write(page, changed);
  const second = await build();
  expect(second.version).not.toBe(first.version);
  const added = scriptsAndStyles(second).filter((file) => !(file in first.files));
  expect(added).toContain(second.entry);
  expect(added.length).toBeLessThanOrEqual(3);
  expect(second.pages.title?.scripts[0]).toBe(first.pages.title?.scripts[0]);

  write(page, former);
  expect(await knownInCopy(copy, 'mfe-title')).toBe(first.version);
  expect(await build()).toEqual(first);
});
