/** The command line of `npm run awards`: brings files about awards into `data/catalogue/awards` (`tools/catalogue/README.md`). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { DATA_DIR } from '@sinima/data/build';
import { loadCatalogue } from '@sinima/data/load';
import { ImportError } from '../import/import-error.ts';
import { writeEditions } from './award-file.ts';
import { batchLog } from './batch-log.ts';
import { readBatch } from './batch.ts';
import { comparedRows } from './compare-rows.ts';
import { convertRows } from './convert-rows.ts';
import { mergeEditions } from './merge-editions.ts';
import { proposalLines } from './proposals.ts';
import { sourceRows } from './source-row.ts';

const SOURCES = join(DATA_DIR, 'sources');
const batchFile = (body: string): string => join(SOURCES, `${body}.yaml`);

interface ImportOptions {
  readonly files: string;
  readonly dryRun?: boolean;
  readonly proposals?: string;
}

async function importBatch(body: string, { files, dryRun, proposals }: ImportOptions): Promise<void> {
  const batch = readBatch(batchFile(body));
  const { catalogue } = loadCatalogue(DATA_DIR);
  const award = catalogue.awards.find(({ slug }) => slug === body);
  if (award === undefined)
    throw new ImportError(`data/catalogue/awards has no ${body}.yaml. Add it with name and description.`);
  const rows = await sourceRows(join(files, batch.file));
  const conversion = convertRows(batch, rows, catalogue);
  const { editions, contradictions, onlyThere } = mergeEditions(award.editions, conversion.converted);
  for (const { was, is } of contradictions)
    console.log(
      `CONTRADICTION ${is.year} ${is.category}: ${JSON.stringify(was.facts)} / ${JSON.stringify(is.facts)}`,
    );
  for (const { year, category, facts } of onlyThere)
    console.log(`only in the catalogue: ${year} ${category}: ${JSON.stringify(facts)}`);
  const log = batchLog(award.name, batch, rows, conversion, editions);
  if (proposals !== undefined)
    writeFileSync(proposals, proposalLines(award.name, conversion).join('\n') + '\n');
  if (dryRun) return console.log(log);
  writeEditions(join(DATA_DIR, 'catalogue', 'awards', `${body}.yaml`), [...editions]);
  writeFileSync(join(SOURCES, `${body}.md`), log);
  console.log(
    `${body}: ${conversion.converted.length} nominees of ${rows.length} rows; the log is data/sources/${body}.md.`,
  );
}

interface CompareOptions {
  readonly files: string;
  readonly count: string;
  readonly seed: string;
}

async function compare({ files, count, seed }: CompareOptions): Promise<void> {
  const { catalogue } = loadCatalogue(DATA_DIR);
  const { lines, mismatches } = await comparedRows(catalogue, SOURCES, files, Number(count), seed);
  console.log(lines.join('\n'));
  console.log(`${lines.length} rows compared, ${mismatches} differ.`);
}

const program = new Command('awards').description('Brings files about awards into data/catalogue/awards.');
program
  .command('import')
  .description('enter the rows of a batch of data/sources, and write its log')
  .argument('<body>', 'the slug of the awards body, which is the name of the batch')
  .requiredOption('--files <folder>', 'where the file of the batch lies')
  .option('--proposals <file>', 'write the works and people without a page to this file (TSV)')
  .option('--dry-run', 'print the log, and change nothing')
  .action(importBatch);
program
  .command('compare')
  .description('draw entered rows and print each beside the row of its file')
  .requiredOption('--files <folder>', 'where the files of the batches lie')
  .option('--count <number>', 'how many', '100')
  .option('--seed <text>', 'what they are drawn by', 'sinima')
  .action(compare);

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof ImportError ? error.message : error);
  process.exitCode = 1;
});
