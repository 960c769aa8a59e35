import { ApiFormat, ApiId, ApiInteger } from '../http/api-property.ts';
import { Samples } from '../http/samples.decorator.ts';
import { PERSON_CARDS, PERSON_REFS } from './person-card.samples.ts';

/** A person in the least detail: enough for a link with a portrait. */
@Samples<PersonRef>(...PERSON_REFS)
export class PersonRef {
  @ApiId()
  id!: string;

  /** @example "genevieve-nnaji" */
  slug!: string;

  /** @example "Genevieve Nnaji" */
  name!: string;

  /** Null: the woven portrait is shown. */
  headshotUrl!: string | null;

  /**
   * English name.
   * @example "Nigeria"
   */
  country!: string | null;
}

/** A person as a card of a list. */
@Samples<PersonCard>(...PERSON_CARDS)
export class PersonCard extends PersonRef {
  @ApiInteger()
  birthYear!: number | null;

  /** Only of people who have died. */
  @ApiFormat('date')
  birthDate!: string | null;

  /** Null of the living, and where the day is not known. */
  @ApiFormat('date')
  deathDate!: string | null;

  /** Null of the living. */
  @ApiInteger()
  deathYear!: number | null;

  birthPlace!: string | null;

  /** @example "Nigerian" */
  nationality!: string | null;

  /**
   * What the person is known for.
   * @example ["Actor", "Director"]
   */
  roles!: string[];

  bio!: string | null;
}
