/** The catalogue as one file, which `npm run data -- build` writes and the BFF reads at its start. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Profession } from '@sinima/contracts/vocabulary';
import type { AwardFacts, CurationFacts, ListFacts } from './shapes/editorial.ts';
import type { FestivalFacts } from './shapes/festival.ts';
import type { HeldChanges } from './shapes/held-changes.ts';
import type { PersonFacts } from './shapes/person.ts';
import type { ReviewFacts, ShowingFacts, StreamingFacts, VotesFacts } from './shapes/samples.ts';
import type { TitleFacts } from './shapes/title.ts';

export type { CreditFacts, TitleFacts } from './shapes/title.ts';
export type { AwardFacts, NomineeFacts } from './shapes/editorial.ts';
export type { ShowingFacts } from './shapes/samples.ts';

interface Named {
  readonly slug: string;
}

interface OfTitle {
  /** The title's slug. */
  readonly title: string;
}

export type CatalogueTitle = Named & TitleFacts;
export type CataloguePerson = Named &
  PersonFacts & {
    /** What the person is known for, best known first; it follows from the credits. */
    readonly roles: Profession[];
  };
export type CatalogueStreaming = OfTitle & StreamingFacts;

/** Everything that the files of `data/catalogue` say; lists, festivals and awards in the order shown. */
export interface Catalogue {
  readonly titles: readonly CatalogueTitle[];
  readonly people: readonly CataloguePerson[];
  readonly lists: readonly (Named & ListFacts)[];
  readonly festivals: readonly (Named & FestivalFacts)[];
  readonly awards: readonly (Named & AwardFacts)[];
  readonly curation: Pick<CurationFacts, 'trending' | 'featuredPeople'>;
  /** Up to which accepted change the files hold the log; left out: they hold none of it. */
  readonly changes?: HeldChanges;
  /** For a demonstration alone; a catalogue has none until {@link withSamples} adds them. */
  readonly samples?: Samples;
}

/** The figures and reviews of `data/catalogue/samples`, made up to try the site with. */
export interface Samples {
  readonly votes: readonly (OfTitle & VotesFacts)[];
  readonly streaming: readonly CatalogueStreaming[];
  readonly showings: readonly ShowingFacts[];
  readonly reviews: readonly ReviewFacts[];
}

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
