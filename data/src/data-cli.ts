/** The command line of `npm run data`: checks the files of the catalogue and builds them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Argument, Command } from 'commander';
import { buildCatalogue, CatalogueError, DATA_DIR } from './build-catalogue.ts';
import { CATALOGUE_FILE } from './catalogue.ts';
import { schemaFiles } from './shapes/json-schema.ts';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { duplicateProposals } from './duplicate-people.ts';
import { exportLog, importLog } from './export-log.ts';
import { LogError, readLog } from './export/read-log.ts';
import { FACTS_OF, factSample, type FactKind } from './fact-sample.ts';
import { matchFilms } from './match-films.ts';
import { writeReport } from './report-file.ts';
import { problemText } from './source/problem.ts';

/** Read the catalogue. @throws CatalogueError where it is not right */
function checkedFiles(): ReturnType<typeof loadCatalogue> {
  const loaded = loadCatalogue(DATA_DIR);
  const { problems, remarks } = loaded;
  if (problems.length + remarks.length > 0) throw new CatalogueError([...problems, ...remarks]);
  return loaded;
}

const checked = (): Catalogue => checkedFiles().catalogue;

function check(): void {
  const { catalogue, outdated } = checkedFiles();
  if (outdated.length > 0)
    console.log(`Not shown, though no mistake:\n${outdated.map(problemText).join('\n')}\n`);
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

function sample(kinds: FactKind[], { count, seed }: { count: string; seed: string }): void {
  const catalogue = checked();
  const facts = kinds.flatMap((kind) => factSample(catalogue, kind, Number(count), seed));
  console.log(
    facts.map(({ record, fact, sources }) => `${record}\t${fact}\t${sources.join(' ')}`).join('\n'),
  );
}

function duplicates(): void {
  for (const { people, reason } of duplicateProposals(checked()))
    console.log(`${people.join('\t')}\t${reason}`);
}

function match(file: string): void {
  const films: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const { film, slug } of matchFilms(films, checked()))
    console.log(`${slug ?? '—'}\t${film.title}\t${film.year}\t${film.director}`);
}

/** Where the site answers that `npm start` starts. */
const LOCAL_SITE = 'http://localhost:3000';

async function exportChanges(place: string): Promise<void> {
  const { written, conflicts } = await exportLog(DATA_DIR, await readLog(place));
  console.log(`${written} changes are written into the files, each as a commit.`);
  for (const { sequence, record, conflicts: fields } of conflicts) {
    const names = fields.map(({ field }) => field).join(', ');
    console.error(
      `Change ${sequence} of ${record.kind} ${record.slug} is left out: the files say something else (${names}).`,
    );
  }
  if (conflicts.length > 0) process.exitCode = 1;
}

async function importChanges(place: string): Promise<void> {
  const held = importLog(DATA_DIR, await readLog(place));
  console.log(
    held
      ? `The files hold all changes up to ${held.sequence}.`
      : 'The files hold no more changes than before.',
  );
}

async function verifyChanges(place: string): Promise<void> {
  const log = await readLog(place);
  const keys = [...new Set(log.map(({ key }) => key))];
  console.log(`${log.length} changes are valid, signed by ${keys.join(', ') || 'nobody'}.`);
}

const program = new Command('data').description('Checks and builds the catalogue of data/ (data/README.md).');
program.command('check').description('report each mistake with file, line and field').action(check);
program.command('build').description('write the one file that the BFF reads').action(build);
program
  .command('schema')
  .description('write the JSON Schemas again, after a change of shapes')
  .action(schema);

program
  .command('report')
  .description('write the figures of docs/data.md again')
  .action(() => writeReport(checked()));
program
  .command('sample')
  .description('draw facts to check by hand, with the sources of their records: the same for one seed')
  .addArgument(
    new Argument('[kinds...]', 'which facts').choices(Object.keys(FACTS_OF)).default(['characters', 'facts']),
  )
  .option('--count <number>', 'how many of each', '100')
  .option('--seed <text>', 'what they are drawn by', 'sinima')
  .action(sample);
program
  .command('duplicates')
  .description('propose pairs of people who may be one, to look at by hand')
  .action(duplicates);

program
  .command('match')
  .description('find the titles that are the films of a list: JSON of title, year and director')
  .argument('<file>')
  .action(match);

const place = new Argument('[place]', 'address of a site, or file of its log').default(LOCAL_SITE);
program
  .command('export')
  .description('write accepted changes of a site into the files, each as a commit')
  .addArgument(place)
  .action(exportChanges);
program
  .command('import')
  .description('take accepted changes as done that the files hold already')
  .addArgument(place)
  .action(importChanges);
program
  .command('verify')
  .description('verify order, hashes and signatures of the log of accepted changes')
  .addArgument(place)
  .action(verifyChanges);

program.parseAsync().catch((error: unknown) => {
  if (error instanceof LogError) {
    console.error(error.message);
    process.exitCode = 1;
    return;
  }
  if (!(error instanceof CatalogueError)) throw error;
  console.error(error.message);
  const { length } = error.problems;
  console.error(
    `\n${length === 1 ? '1 problem' : `${length} problems`} in data/catalogue; nothing was built.`,
  );
  process.exitCode = 1;
});
