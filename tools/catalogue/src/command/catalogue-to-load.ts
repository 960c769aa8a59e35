import { seedHasSamples } from '@sinima/bff/catalogue/load-seed';
import { readCatalogue, withSamples, type Catalogue } from '@sinima/data/catalogue';
import type { Connection } from 'mongoose';

/** Return the catalogue, with sample data where the database has them; an empty database gets what `SAMPLE_DATA` says. */
export async function catalogueToLoad(
  connection: Connection,
  environment: NodeJS.ProcessEnv,
): Promise<Catalogue> {
  const hasSamples = (await seedHasSamples(connection)) ?? environment.SAMPLE_DATA === 'on';
  return hasSamples ? withSamples(readCatalogue()) : readCatalogue();
}
