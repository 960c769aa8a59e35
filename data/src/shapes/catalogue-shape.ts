/** The catalogue as one value: what all files say together. */
import type { Profession } from '@sinima/contracts/vocabulary';
import type { CompanyFacts } from './company.ts';
import type { AwardFacts, CurationFacts, ListFacts } from './editorial.ts';
import type { FestivalFacts } from './festival.ts';
import type { HeldChanges } from './held-changes.ts';
import type { PersonFacts } from './person.ts';
import type { ReviewFacts, ShowingFacts, StreamingFacts, VotesFacts } from './samples.ts';
import type { TitleFacts } from './title.ts';

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
  /** By slug. */
  readonly companies: readonly (Named & CompanyFacts)[];
  readonly curation: Pick<CurationFacts, 'trending' | 'featuredPeople'>;
  /** Up to which accepted change the files hold the log; left out: they hold none of it. */
  readonly changes?: HeldChanges;
  /** For a demonstration alone; a catalogue has none until `withSamples` adds them. */
  readonly samples?: Samples;
}

/** The figures and reviews of `data/catalogue/samples`, made up to try the site with. */
export interface Samples {
  readonly votes: readonly (OfTitle & VotesFacts)[];
  readonly streaming: readonly CatalogueStreaming[];
  readonly showings: readonly ShowingFacts[];
  readonly reviews: readonly ReviewFacts[];
}
