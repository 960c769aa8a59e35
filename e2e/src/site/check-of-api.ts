import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenApi } from '@sinima/contracts/openapi-document';
import { runProcess } from '@sinima/processes/run-process';
import { testKeysDir } from './test-folders.ts';

/** Prints what the gate says of the API: the last check of `npm run check -- bff`. */
const CHECK = `
  const { tryApi } = await import('./tools/checks/src/gate-check.ts');
  console.log('refusals: ' + JSON.stringify((await tryApi()).refusals));
`;

/**
 * Take a field out of a schema of the API in a copy of the repository, for as long as it is checked.
 *
 * @returns why the API may not go live without it
 */
export async function refusalsWithout(
  copy: string,
  storeDir: string,
  { schema, field }: { readonly schema: string; readonly field: string },
): Promise<string[]> {
  const file = path.join(copy, 'contracts/openapi.json');
  const text = await readFile(file, 'utf8');
  const openapi = JSON.parse(text) as OpenApi;
  const { properties = {} } = openapi.components!.schemas![schema]!;
  if (!Object.hasOwn(properties, field)) throw new Error(`${schema} has no field ${field}.`);
  Reflect.deleteProperty(properties, field);
  await writeFile(file, JSON.stringify(openapi));
  try {
    const { output } = await runProcess({
      args: ['--import', 'tsx/esm', '--input-type=module', '--eval', CHECK],
      cwd: copy,
      env: { ...process.env, NODE_OPTIONS: '', RELEASES_DIR: storeDir, RELEASE_KEYS_DIR: testKeysDir },
    });
    const [, refusals] = /^refusals: (.*)$/m.exec(output) ?? [];
    if (refusals === undefined) throw new Error(output);
    return JSON.parse(refusals) as string[];
  } finally {
    await writeFile(file, text);
  }
}
