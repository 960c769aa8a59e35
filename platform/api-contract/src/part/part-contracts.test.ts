import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { appDir, remoteNames, rootDir } from '@sinima/build/workspace';

/** The compiler runs; other tests may have the cores. */
jest.setTimeout(120_000);

const withParts = [...remoteNames(), 'platform/remote-template'].filter((name) =>
  existsSync(path.join(appDir(name), 'api/part.ts')),
);

it('remotes keep the contract that the sources of their parts make', async () => {
  expect(withParts).not.toEqual([]);
  const cli = 'platform/api-contract/src/openapi-cli.ts';
  const args = ['--import', 'tsx/esm', cli, ...withParts, '--check'];
  const checked = promisify(execFile)(process.execPath, args, { cwd: rootDir });
  await expect(checked).resolves.toMatchObject({ stderr: '' });
});
