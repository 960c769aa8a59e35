import { ApiProperty } from '@nestjs/swagger';
import {
  DEPARTMENTS,
  ROLE_CATEGORIES,
  type Department,
  type RoleCategory,
} from '@sinima/contracts/vocabulary';
import { ApiId, ApiInteger, ApiWord } from '@sinima/api/http/api-property';
import { PersonRef } from '@sinima/api/people/person-card.dto';
import { TitleRef } from '@sinima/api/titles/title-card.dto';
import type { CreditRecord } from './credit.schema.js';
import { departmentOf } from './department.js';
import { Samples } from '@sinima/api/http/samples.decorator';
import { CREDIT_PARTS } from './credit.samples.js';

/** One part that one person had in one title, whoever and whichever that is. */
@Samples<CreditPart>(...CREDIT_PARTS)
export class CreditPart {
  @ApiId()
  id!: string;

  @ApiWord(ROLE_CATEGORIES, 'RoleCategory')
  roleCategory!: RoleCategory;

  /** Null of an actor. The order of these values is the order in which departments are shown. */
  @ApiProperty({ enum: DEPARTMENTS, enumName: 'Department', nullable: true })
  department!: Department | null;

  /** From 1. Null, not known, is ordered as 999. */
  @ApiInteger()
  billingOrder!: number | null;

  characterName!: string | null;
  isLeadRole!: boolean;
  uncredited!: boolean;
}

/** A credit of a title. */
export class Credit extends CreditPart {
  person!: PersonRef;
}

/** A credit of a person. */
export class PersonCredit extends CreditPart {
  title!: TitleRef;
}

function toCreditPart(credit: CreditRecord): CreditPart {
  const billingOrder = credit.billingOrder ?? null;
  return {
    id: credit._id.toHexString(),
    roleCategory: credit.roleCategory,
    department: departmentOf(credit.roleCategory, billingOrder),
    billingOrder,
    characterName: credit.characterName ?? null,
    isLeadRole: credit.isLeadRole,
    uncredited: credit.uncredited,
  };
}

/** Return a stored credit as one of its title's. */
export function toCredit(credit: CreditRecord, person: PersonRef): Credit {
  return { ...toCreditPart(credit), person };
}

/** Return a stored credit as one of its person's. */
export function toPersonCredit(credit: CreditRecord, title: TitleRef): PersonCredit {
  return { ...toCreditPart(credit), title };
}
