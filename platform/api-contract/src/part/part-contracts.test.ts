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

it.each(withParts)('%s keeps the contract that the sources of its part make', async (name) => {
  const cli = 'platform/api-contract/src/openapi-cli.ts';
  const checked = promisify(execFile)(process.execPath, ['--import', 'tsx/esm', cli, name, '--check'], {
    cwd: rootDir,
  });
  await expect(checked).resolves.toMatchObject({ stderr: '' });
});
