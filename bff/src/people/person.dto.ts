import { FactSource, OtherIds, toOrigin } from '../http/fact-source.dto.js';
import { ApiFormat, ApiId, ApiInteger } from '../http/api-property.js';
import type { PersonRecord } from './person.schema.js';
import { Samples } from '../http/samples.decorator.js';
import { PERSON_CARDS, PERSON_REFS } from './person.samples.js';

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

/** A person with all that is known of them. */
@Samples<PersonDetail>({ creditCount: 10 })
export class PersonDetail extends PersonCard {
  /** How many credits the person has here. */
  @ApiInteger({ minimum: 0 })
  creditCount!: number;

  ids!: OtherIds;

  /** Where facts were looked up, as far as the record names it. */
  sources!: FactSource[];
}

/** Return a stored person as a link. */
export function toPersonRef(person: PersonRecord): PersonRef {
  return {
    id: person._id.toHexString(),
    slug: person.slug,
    name: person.name,
    headshotUrl: person.headshotUrl ?? null,
    country: person.country ?? null,
  };
}

/** Return when a stored person died: the day, or the year alone where the day is not known. */
function toDeath({ deathDate }: PersonRecord): Pick<PersonCard, 'deathDate' | 'deathYear'> {
  if (!deathDate) return { deathDate: null, deathYear: null };
  return { deathDate: deathDate.length > 4 ? deathDate : null, deathYear: Number(deathDate.slice(0, 4)) };
}

/** Return a stored person as a card. */
export function toPersonCard(person: PersonRecord): PersonCard {
  return {
    ...toPersonRef(person),
    birthYear: person.birthYear ?? null,
    birthDate: person.birthDate ?? null,
    ...toDeath(person),
    birthPlace: person.birthPlace ?? null,
    nationality: person.nationality ?? null,
    roles: person.roles,
    bio: person.bio ?? null,
  };
}

/** Return a stored person with all that is known of them. */
export function toPersonDetail(person: PersonRecord): PersonDetail {
  return { ...toPersonCard(person), creditCount: person.creditCount, ...toOrigin(person) };
}
