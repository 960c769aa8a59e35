/**
 * `npm run record-template -w create-sinima-remote`: keeps the template as it is now as its next version, so that `update`
 * can bring remotes to it. With `--amend` it takes the place of the newest, which no remote came from yet.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readTemplateFiles } from './template-files.ts';
import { newestVersion, readVersion, versionsDir } from './template-versions.ts';

const newest = newestVersion();
const template = readTemplateFiles();
if (newest > 0 && isDeepStrictEqual(readVersion(newest), template)) {
  console.log(`The template is version ${newest} as it stands.`);
} else {
  const version = Math.max(1, process.argv.includes('--amend') ? newest : newest + 1);
  writeFileSync(path.join(versionsDir, `${version}.json`), `${JSON.stringify(template, undefined, 2)}\n`);
  console.log(`The template is kept as version ${version}.`);
}
