/** The command line of `npm run seed`: loads the curated catalogue anew, or a synthetic one beside it. */
import { Command, InvalidArgumentError } from 'commander';
import { DatabaseUnreachableError } from '@sinima/bff/database/connect';
import { catalogueToLoad } from '../command/catalogue-to-load.ts';
import { openCatalogue } from '../command/open-catalogue.ts';
import { ProgressLine } from '../command/progress-line.ts';
import { forgetSeed, loadSeed } from '@sinima/bff/catalogue/load-seed';
import { buildCatalogue, CatalogueError } from '@sinima/data/build';
import { loadSynthetic, type SyntheticOutcome } from './load-synthetic.ts';

/** More titles than this fit no machine that this is run on. */
const MAX_TITLES = 2_000_000;

function scaleOf(text: string): number {
  if (/^\d{1,7}$/.test(text) && Number(text) <= MAX_TITLES) return Number(text);
  throw new InvalidArgumentError(`It has to be a whole number from 0 to ${MAX_TITLES}.`);
}

/** Say what came of `--scale`. */
function syntheticText(scale: number, outcome: SyntheticOutcome, seconds: string): string {
  if (scale === 0) {
    return outcome === 'unchanged'
      ? 'There is no synthetic catalogue; nothing was changed.'
      : `The synthetic catalogue is taken out; the curated seed stays (${seconds} s).`;
  }
  return outcome === 'unchanged'
    ? `The synthetic catalogue of ${scale} titles is there already; nothing was changed.`
    : `The synthetic catalogue of ${scale} titles is loaded beside the curated seed (${seconds} s).`;
}

async function seed({ scale }: { scale?: number }): Promise<void> {
  await buildCatalogue();
  const database = await openCatalogue(process.env);
  const seconds = (since: number): string => ((Date.now() - since) / 1000).toFixed(1);
  try {
    const catalogue = await catalogueToLoad(database.connection, process.env);
    const startedAt = Date.now();
    if (scale === undefined) {
      await forgetSeed(database.connection);
      await loadSeed(database.connection, catalogue, new Date());
      console.log(
        `The curated seed of ${catalogue.titles.length} titles is loaded (${seconds(startedAt)} s).`,
      );
      return;
    }
    await loadSeed(database.connection, catalogue, new Date());
    const line = new ProgressLine('records');
    const outcome = await loadSynthetic(database.connection, scale, (done, total) => line.show(done, total));
    line.end();
    console.log(syntheticText(scale, outcome, seconds(startedAt)));
  } finally {
    await database.close();
  }
}

const program = new Command('seed')
  .description(
    'Loads the curated catalogue again into the database at MONGODB_URI, or into the embedded engine in SINIMA_DATA_DIR.',
  )
  .option(
    '--scale <titles>',
    'put a synthetic catalogue of so many titles beside it, in place of any former one; 0 takes it out',
    scaleOf,
  )
  .helpOption('-h, --help', 'show this')
  .action(seed);

program.parseAsync().catch((error: unknown) => {
  const isUserFacing = error instanceof DatabaseUnreachableError || error instanceof CatalogueError;
  console.error(isUserFacing ? error.message : error);
  process.exitCode = 1;
});
