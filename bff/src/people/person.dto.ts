import { FactSource, OtherIds, toOrigin } from '@sinima/api/http/fact-source.dto';
import { PersonCard } from '@sinima/api/people/person-card.dto';
import { toPersonCard } from '@sinima/api/people/to-person-card';
import { ApiInteger } from '@sinima/api/http/api-property';
import type { PersonRecord } from './person.schema.js';
import { Samples } from '@sinima/api/http/samples.decorator';

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

/** Return a stored person with all that is known of them. */
export function toPersonDetail(person: PersonRecord): PersonDetail {
  return { ...toPersonCard(person), creditCount: person.creditCount, ...toOrigin(person) };
}
