/** `npm run promises`: writes down what remotes are promised; refuses to take back what was promised before. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brokenPromises, type HostPromises } from './promises.ts';
import { promisesFile, readPromises } from './read-promises.ts';

const present = readPromises();
const broken = existsSync(promisesFile)
  ? brokenPromises(JSON.parse(readFileSync(promisesFile, 'utf8')) as HostPromises, present)
  : [];
if (broken.length > 0) {
  process.stderr.write(
    `Remotes were promised more:\n  ${broken.join('\n  ')}\n` +
      'Put it back, or raise the major version in the package.json of the package that promised it.\n',
  );
  process.exitCode = 1;
} else {
  writeFileSync(promisesFile, `${JSON.stringify(present, null, 2)}\n`);
  console.log(`Written: ${promisesFile}`);
}
