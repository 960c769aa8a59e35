import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderOfRemote, openInEditor } from './open-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sinima-open-folder-'));
  await mkdir(path.join(root, 'mfe-people'));
  await writeFile(path.join(root, 'mfe-people/remote.config.ts'), '');
  await mkdir(path.join(root, 'bff'));
});
afterEach(async () => {
  delete process.env.LAUNCH_EDITOR;
  await rm(root, { recursive: true });
});

it.each([
  ['mfe-title', '/elsewhere/title'],
  ['mfe-people', 'mfe-people'],
  ['mfe-community', undefined],
  ['bff', undefined],
  ['mfe-people/../bff', undefined],
  ['', undefined],
])('the folder of "%s" is %s', (remote, expected) => {
  const found = folderOfRemote(remote, { worked: new Map([['mfe-title', '/elsewhere/title']]), root });
  expect(found).toBe(expected && path.resolve(root, expected));
});

it('a folder opens in the editor that is named, and it is told when there is no such editor', async () => {
  const editor = path.join(root, 'editor');
  await writeFile(editor, `#!/bin/sh\necho "$@" > ${root}/opened\n`);
  await chmod(editor, 0o755);
  process.env.LAUNCH_EDITOR = editor;
  const dir = path.join(root, 'mfe-people');
  expect(await openInEditor(dir)).toBe(true);
  for (let tries = 0; tries < 500; tries += 1) {
    const opened = await readFile(path.join(root, 'opened'), 'utf8').catch(() => '');
    if (opened.trim() === dir) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect((await readFile(path.join(root, 'opened'), 'utf8')).trim()).toBe(dir);

  process.env.LAUNCH_EDITOR = path.join(root, 'no-such-editor');
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await openInEditor(dir)).toBe(false);
  log.mockRestore();
});
