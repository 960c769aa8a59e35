/** The command line of `npm run import`: brings the titles of files into the catalogue (`tools/catalogue/README.md`). */
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import type { Connection } from 'mongoose';
import { DatabaseUnreachableError } from '@sinima/bff/database/connect';
import { catalogueToLoad } from '../command/catalogue-to-load.ts';
import { openCatalogue, type OpenCatalogue } from '../command/open-catalogue.ts';
import { ProgressLine } from '../command/progress-line.ts';
import { loadSeed } from '@sinima/bff/catalogue/load-seed';
import { buildCatalogue, CatalogueError } from '@sinima/data/build';
import { fold } from '@sinima/api/text/fold';
import { ImportError } from './import-error.ts';
import { candidatesText, summaryOf } from './import-summary.ts';
import { IMPORT_SHAPES } from './import-shapes.ts';
import { mergePeople } from './merge-people.ts';
import { candidateGroups } from './people-candidates.ts';
import { runImport, type ImportOptions } from './run-import.ts';

/** The exit code of a process that was told to stop. */
const STOPPED = 130;

interface CliOptions extends ImportOptions {
  readonly reportDir?: string;
  readonly candidates?: string | true;
  readonly merge?: readonly string[];
}

async function importFiles(
  { connection, dataDir }: OpenCatalogue,
  files: readonly string[],
  options: CliOptions,
): Promise<void> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const lines = new Map<string, ProgressLine>();
  const outcomes = await runImport(files, options, {
    connection,
    reportDir: resolve(options.reportDir ?? join(dataDir, 'imports')),
    signal: stop.signal,
    onProgress: (file, rows, total) => {
      const line = lines.get(file) ?? new ProgressLine('rows', rows);
      lines.set(file, line);
      line.show(rows, total);
    },
    onFinishing: () => {
      for (const line of lines.values()) line.end();
      console.error('All rows are read; people, ratings and counts are being brought up to date.');
    },
  });
  for (const line of lines.values()) line.end();
  for (const outcome of outcomes) console.log(summaryOf(outcome));
  if (stop.signal.aborted) {
    console.log('Stopped. The same command continues from here.');
    process.exitCode = STOPPED;
  } else if (options.dryRun) {
    console.log('This was a trial; the catalogue is unchanged.');
  }
}

/** Load the curated catalogue, of which an import only adds what is not there. */
async function loadCurated(connection: Connection): Promise<void> {
  await buildCatalogue();
  await loadSeed(connection, await catalogueToLoad(connection, process.env), new Date());
}

async function run(files: readonly string[], options: CliOptions): Promise<void> {
  const [keep, ...others] = options.merge ?? [];
  if (files.length === 0 && !options.candidates && !options.merge)
    throw new ImportError('Name the files to import. npm run import -- --help shows the options.');
  if (options.merge && others.length === 0)
    throw new ImportError('Name the person to keep and at least one other: --merge <keep> <other…>.');
  const catalogue = await openCatalogue(process.env);
  try {
    if (keep !== undefined) {
      await mergePeople(catalogue.connection, keep, others);
      console.log(`${others.join(', ')} and ${keep} are one person now: ${keep}.`);
    } else if (options.candidates) {
      const name = options.candidates === true ? undefined : fold(options.candidates);
      console.log(candidatesText(await candidateGroups(catalogue.connection, name)));
    } else {
      if (!options.dryRun) await loadCurated(catalogue.connection);
      await importFiles(catalogue, files, options);
    }
  } finally {
    await catalogue.close();
  }
}

const program = new Command('import')
  .description(
    'Brings the titles of files into the database at MONGODB_URI, or into the embedded engine in SINIMA_DATA_DIR.',
  )
  .argument('[files...]', 'CSV or TSV, also as .gz; those that belong together in one command')
  .option(
    '--shape <name>',
    `in place of the one that the header implies: ${IMPORT_SHAPES.map(({ name }) => name).join(', ')}`,
  )
  .option('--all', 'keep all titles, not only those of an African country')
  .option('--country <names...>', 'keep only titles of one of these countries')
  .option('--assume-country <name>', 'the country of titles from files that name none (IMDb)')
  .option('--dry-run', 'read and report, but write nothing to the catalogue')
  .option('--again', 'read files again that were imported before')
  .option('--report-dir <folder>', 'where the reports go; else imports/ in the data directory')
  .option('--candidates [name]', 'list people who share a name and may be one')
  .option(
    '--merge <keep-and-others...>',
    'make one person of several: the one to keep, then the others, by slug',
  )
  .helpOption('-h, --help', 'show this')
  .action(run);

program.parseAsync().catch((error: unknown) => {
  const isUserFacing = [ImportError, DatabaseUnreachableError, CatalogueError].some(
    (kind) => error instanceof kind,
  );
  console.error(isUserFacing ? (error as Error).message : error);
  process.exitCode = 1;
});
