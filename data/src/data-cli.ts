/** The command line of `npm run data`: checks the files of the catalogue and builds them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { buildCatalogue, CatalogueError, DATA_DIR } from './build-catalogue.ts';
import { CATALOGUE_FILE } from './catalogue.ts';
import { schemaFiles } from './shapes/json-schema.ts';
import { loadCatalogue } from './load-catalogue.ts';

function check(): void {
  const { catalogue, problems } = loadCatalogue(DATA_DIR);
  if (problems.length > 0) throw new CatalogueError(problems);
  console.log(`All is well with ${catalogue.titles.length} titles and ${catalogue.people.length} people.`);
}

async function build(): Promise<void> {
  const isNew = await buildCatalogue();
  const file = path.relative(process.cwd(), CATALOGUE_FILE);
  console.log(isNew ? `${file} is written.` : `${file} is up to date.`);
}

function schema(): void {
  const folder = path.join(DATA_DIR, 'schema');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of schemaFiles()) writeFileSync(path.join(folder, name), text);
}

const program = new Command('data').description('Checks and builds the catalogue of data/ (data/README.md).');
program.command('check').description('name what is wrong, with file, line and field').action(check);
program.command('build').description('write the one file that the BFF reads').action(build);
program.command('schema').description('write the JSON Schemas anew, after a change of shapes').action(schema);

program.parseAsync().catch((error: unknown) => {
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  const { length } = error.problems;
  console.error(
    `\n${length === 1 ? '1 problem' : `${length} problems`} in data/catalogue; nothing was built.`,
  );
  process.exitCode = 1;
});
