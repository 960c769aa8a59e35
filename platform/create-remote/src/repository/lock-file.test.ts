import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, rootDir } from '@sinima/build/workspace';
import { addWorkspace } from './lock-file.ts';

const read = (...file: string[]): string => readFileSync(path.join(rootDir, ...file), 'utf8');

it.each(remoteNames())('%s stands in the lock file as npm wrote it', (remote) => {
  const text = read('package-lock.json');
  const { packages, ...rest } = JSON.parse(text) as { packages: Record<string, unknown> };
  const { [remote]: own, [`node_modules/@sinima/${remote}`]: link, ...others } = packages;
  expect([own, link]).not.toContain(undefined);
  const before = JSON.stringify({ ...rest, packages: others });
  expect(addWorkspace(before, remote, read(remote, 'package.json'))).toBe(text);
});
