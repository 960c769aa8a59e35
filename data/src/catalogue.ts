/** The catalogue as one file, which `npm run data -- build` writes and the BFF reads at its start. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalogue, Samples } from './shapes/catalogue-shape.ts';

export type { CreditFacts, TitleFacts } from './shapes/title.ts';
export type { AwardFacts, NomineeFacts } from './shapes/editorial.ts';
export type { ShowingFacts } from './shapes/samples.ts';
export type {
  Catalogue,
  CataloguePerson,
  CatalogueStreaming,
  CatalogueTitle,
  Samples,
} from './shapes/catalogue-shape.ts';

/** Where the built catalogue lies, whether this module runs from its source or compiled. */
export const CATALOGUE_FILE = fileURLToPath(new URL('../dist/catalogue.json', import.meta.url));

/** Where the built sample data lie: apart, so that a site without them does not read them. */
export const SAMPLES_FILE = fileURLToPath(new URL('../dist/samples.json', import.meta.url));

/** Read the built catalogue. @throws when it has not been built: `npm run data -- build` */
export function readCatalogue(file: string = CATALOGUE_FILE): Catalogue {
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
}

/** Return a catalogue with the sample data. @throws when they have not been built: `npm run data -- build` */
export function withSamples(catalogue: Catalogue, file: string = SAMPLES_FILE): Catalogue {
  return { ...catalogue, samples: JSON.parse(readFileSync(file, 'utf8')) as Samples };
}
