/**
 * `npm run release-contract -w @sinima/contracts [-- mfe-catalogue] [-- --breaking]`: makes the contract of now the released
 * one, that of the API's core or of a remote's part. Each has a version and a changelog of its own.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { OpenApiDocument } from '@sinima/contracts/openapi-document';
import { runProcess } from '@sinima/processes/run-process';
import { breakingChanges } from './breaking-changes.js';
import { changelogSection, NEW_CHANGELOG, withSection } from './contract-changelog.js';
import { nextVersion } from './next-version.js';
import { contractFiles } from './released-file.js';

const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const VERSION = file('bff/openapi/api-version.ts');

const args = process.argv.slice(2);
const [name] = args.filter((arg) => !arg.startsWith('--'));
const files = contractFiles(name);
const source = file(files.current);
const target = file(files.released);
const changelog = file(files.changelog);

if (!existsSync(source)) fail(`${files.current} is missing: ${name} has no part of the API.`);
else {
  const current = JSON.parse(await readFile(source, 'utf8')) as OpenApiDocument;
  if (!existsSync(target)) await write(current, '1.0.0');
  else await release(current, JSON.parse(await readFile(target, 'utf8')) as OpenApiDocument);
}

async function release(next: OpenApiDocument, released: OpenApiDocument): Promise<void> {
  const breaking = breakingChanges(released, next);
  const { version } = released.info;
  if (breaking.length > 0 && !args.includes('--breaking')) {
    fail(
      `The contract breaks what was released as ${version}:\n  ${breaking.join('\n  ')}\n` +
        'Mend it, or release it all the same with "-- --breaking".',
    );
  } else if (
    isDeepStrictEqual({ ...next, info: null, tags: null }, { ...released, info: null, tags: null })
  ) {
    console.log(`Nothing changed since ${version}.`);
  } else {
    const info = { version: nextVersion(version, breaking.length > 0 ? 'breaking' : 'compatible') };
    const former = existsSync(changelog) ? await readFile(changelog, 'utf8') : NEW_CHANGELOG;
    await writeFile(changelog, withSection(former, changelogSection(released, { ...next, info })));
    await write(next, info.version);
  }
}

async function write(next: OpenApiDocument, version: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await writeJson(target, { ...next, info: { ...next.info, version } });
  if (name === undefined) {
    await writeJson(source, { ...next, info: { ...next.info, version } });
    await writeFile(VERSION, (await readFile(VERSION, 'utf8')).replace(/'[\d.]+'/, `'${version}'`));
  }
  console.log(`Released ${version}${name === undefined ? '' : ` of ${name}`}. Commit it.`);
}

async function writeJson(path: string, value: object): Promise<void> {
  // As `npm run openapi` writes it: the formatter leaves objects open that are open.
  await writeFile(path, JSON.stringify(value, null, 2));
  const args = [file('node_modules/oxfmt/bin/oxfmt'), path];
  const { code, output } = await runProcess({ args, cwd: file('.') });
  if (code !== 0) fail(`${path} was not formatted:\n${output}`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
