/** Parts that are made up: the cast and crew that the contract shows and the mock API answers. */
import type { CreditPart } from './credit.dto.js';

type Part = Omit<CreditPart, 'id'>;

const part = { isLeadRole: false, uncredited: false };
const actor = { ...part, roleCategory: 'ACTOR', department: null } as const;
const crew = { ...part, billingOrder: 1, characterName: null } as const;

export const CREDIT_PARTS: readonly Part[] = [
  { ...actor, billingOrder: 1, characterName: 'Ngozi', isLeadRole: true },
  { ...actor, billingOrder: 2, characterName: 'Inspector Bello', isLeadRole: true },
  { ...actor, billingOrder: 3, characterName: 'Mama Efe' },
  { ...actor, billingOrder: 4, characterName: 'The ferryman', uncredited: true },
  { ...crew, roleCategory: 'DIRECTOR', department: 'Directing' },
  { ...crew, roleCategory: 'WRITER', department: 'Writing' },
  { ...crew, roleCategory: 'PRODUCER', department: 'Production' },
  { ...crew, roleCategory: 'DP', department: 'Cinematography' },
  { ...crew, roleCategory: 'EDITOR', department: 'Editing' },
  { ...crew, roleCategory: 'COMPOSER', department: 'Music' },
];
