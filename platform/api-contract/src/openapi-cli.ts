/**
 * `npm run openapi -- mfe-catalogue`: writes the slice of the contract of a remote's part of the API, and its types; of
 * several remotes, one after the other. With `--check`, it only tells whether they are up to date.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { appDir, rootDir } from '@sinima/build/workspace';
import { runProcess } from '@sinima/processes/run-process';
import { ContractError, partContracts, type ContractFiles } from './part/part-contracts.ts';

/** Write files into a folder, formatted as the repository formats its own. */
async function writeFormatted(dir: string, files: ContractFiles): Promise<void> {
  for (const [file, text] of files) writeFileSync(path.join(dir, file), text);
  const formatter = path.join(rootDir, 'node_modules/oxfmt/bin/oxfmt');
  const args = [formatter, '--config', path.join(rootDir, '.oxfmtrc.json'), ...files.keys()];
  const { code, output } = await runProcess({ args, cwd: dir });
  if (code !== 0) throw new Error(`The contract was not formatted:\n${output}`);
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Tell whether two texts differ in their format alone, which is not this program's to check. */
function saysTheSame(file: string, made = '', kept = ''): boolean {
  if (file.endsWith('.json') && kept !== '') return isDeepStrictEqual(JSON.parse(made), JSON.parse(kept));
  const withoutFormat = (text: string): string => text.replaceAll(/[\s|,;]/g, '');
  return withoutFormat(made) === withoutFormat(kept);
}

/** Return the files in a remote's folder that are not as they would be made. */
async function outdated(app: string, files: ContractFiles): Promise<string[]> {
  const made = mkdtempSync(path.join(tmpdir(), 'sinima-contract-'));
  try {
    await writeFormatted(made, files);
    const isOther = (file: string): boolean =>
      !saysTheSame(file, textIn(path.join(made, file)), textIn(path.join(appDir(app), 'api', file)));
    return [...files.keys()].filter(isOther).map((file) => `${app}/api/${file}`);
  } finally {
    rmSync(made, { recursive: true });
  }
}

const args = process.argv.slice(2);
const apps = args.filter((arg) => !arg.startsWith('--'));

async function check(app: string, files: ContractFiles): Promise<void> {
  const wrong = await outdated(app, files);
  if (wrong.length === 0) return;
  throw new ContractError(
    `${wrong.join(' and ')}: not what the controllers and DTOs say. Make it anew: npm run openapi -- ${app}`,
  );
}

async function write(app: string, files: ContractFiles): Promise<void> {
  await writeFormatted(path.join(appDir(app), 'api'), files);
  console.log(`${app}/api/openapi.json and openapi.ts are written.`);
}

try {
  if (apps.length === 0) throw new ContractError('Name a remote: npm run openapi -- mfe-catalogue');
  for (const [app, files] of await partContracts(apps))
    await (args.includes('--check') ? check : write)(app, files);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
