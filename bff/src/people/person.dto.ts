import { FactSource, OtherIds, toOrigin } from '@sinima/api/http/fact-source.dto';
import { PersonCard } from '@sinima/api/people/person-card.dto';
import { toPersonCard } from '@sinima/api/people/to-person-card';
import { languageCodes, type Language } from '@sinima/contracts/languages';
import { textIn } from '@sinima/data/text-in';
import { ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import type { PersonRecord } from './person.schema.js';
import { Samples } from '@sinima/api/http/samples.decorator';

/** A person with all that is known of them. */
@Samples<PersonDetail>({ creditCount: 10, bioLanguage: 'en', bioIsDraft: false })
export class PersonDetail extends PersonCard {
  /** How many credits the person has here. */
  @ApiInteger({ minimum: 0 })
  creditCount!: number;

  /** The language of the biography: that of `lang`, or English where it has no translation. Null: there is no biography. */
  @ApiWord(languageCodes, 'Language')
  bioLanguage!: Language | null;

  /** The biography is a translation that no speaker of its language has reviewed. */
  bioIsDraft!: boolean;

  ids!: OtherIds;

  /** Where facts were looked up, as far as the record names it. */
  sources!: FactSource[];
}

/** Return a stored person with all that is known of them, their biography in a language where it is translated. */
export function toPersonDetail(person: PersonRecord, language: Language): PersonDetail {
  const bio = person.bio == null ? null : textIn(person.bio, person.bioIn, language);
  return {
    ...toPersonCard(person),
    bio: bio?.text ?? null,
    bioLanguage: bio?.language ?? null,
    bioIsDraft: bio?.isDraft ?? false,
    creditCount: person.creditCount,
    ...toOrigin(person),
  };
}
