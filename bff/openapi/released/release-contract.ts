/** `npm run release-contract -w @sinima/contracts [-- --breaking]`: makes the contract of now the released one. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { breakingChanges, type ContractDocument } from './breaking-changes.js';
import { nextVersion } from './next-version.js';

const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const CURRENT = file('contracts/openapi.json');
const RELEASED = file('contracts/released/openapi.json');
const VERSION = file('bff/openapi/api-version.ts');

const [currentText, releasedText] = await Promise.all([
  readFile(CURRENT, 'utf8'),
  readFile(RELEASED, 'utf8'),
]);
const current = JSON.parse(currentText) as ContractDocument;
const released = JSON.parse(releasedText) as ContractDocument;
const breaking = breakingChanges(released, current);

if (breaking.length > 0 && !process.argv.includes('--breaking')) {
  console.error(
    `The contract breaks what was released as ${released.info.version}:\n  ${breaking.join('\n  ')}`,
  );
  console.error('Mend it, or release it all the same with "-- --breaking".');
  process.exitCode = 1;
} else if (isDeepStrictEqual({ ...current, info: null }, { ...released, info: null })) {
  console.log(`Nothing changed since ${released.info.version}.`);
} else {
  const version = nextVersion(released.info.version, breaking.length > 0 ? 'breaking' : 'compatible');
  const text = currentText.replace(/("version": )"\d+\.\d+\.\d+"/, `$1"${version}"`);
  const code = await readFile(VERSION, 'utf8');
  await Promise.all([
    writeFile(CURRENT, text),
    writeFile(RELEASED, text),
    writeFile(VERSION, code.replace(/'[\d.]+'/, `'${version}'`)),
  ]);
  console.log(`Released ${version}. Commit contracts/ and bff/openapi/api-version.ts.`);
}
