import type { PersonRef } from '../people/person.dto.js';
import type { TitleRef } from '../titles/title.dto.js';
import type { Credit, CreditPart, PersonCredit } from './credit.dto.js';
import type { CreditRecord } from './credit.schema.js';
import { departmentOf } from './department.js';

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

/** A stored credit as one of its title's. */
export function toCredit(credit: CreditRecord, person: PersonRef): Credit {
  return { ...toCreditPart(credit), person };
}

/** A stored credit as one of its person's. */
export function toPersonCredit(credit: CreditRecord, title: TitleRef): PersonCredit {
  return { ...toCreditPart(credit), title };
}
