import { DEPARTMENT_BILLING_ORDERS } from '@sinima/contracts/vocabulary';
import type { PersonFacts } from '../shapes/person.ts';
import type { CreditFacts, TitleFacts } from '../shapes/title.ts';
import type { Fault } from '../source/explain-issue.ts';
import { faultIf, ruleOf, type Rule } from './rule.ts';
import { find, unknownSlug } from './slugs.ts';

/** Ages in years at which people work on films; children act, and do nothing else. */
const YOUNGEST = 3;
const YOUNGEST_CREW = 12;
const OLDEST = 110;

/** Years in which what somebody worked on may still come out after their death. */
const POSTHUMOUS = 7;

const ranges = DEPARTMENT_BILLING_ORDERS.map(
  ([first, last, department]) => `${first}–${last} ${department}`,
).join(', ');

/** A rule about each credit by itself. */
const creditRule = (
  faults: (credit: CreditFacts) => readonly (readonly [keyof CreditFacts, string])[],
): Rule =>
  ruleOf('title', ({ credits }) =>
    credits.flatMap((credit, place) =>
      faults(credit).map(([field, text]) => ({ path: ['credits', place, field], text })),
    ),
  );

const isOfSomebody = ruleOf('title', ({ credits }, catalogue) =>
  credits.flatMap(({ person }, place) =>
    unknownSlug(catalogue, 'people', person, ['credits', place, 'person']),
  ),
);

/** Nobody is credited twice for one role, and no two actors have one place in the billing. */
const isGivenOnce = ruleOf('title', ({ credits }) => {
  const given = new Set<string>();
  return credits.flatMap(({ person, role, billingOrder }, place) => {
    const asRole = `${person} ${role}`;
    const asPlace = role === 'ACTOR' && billingOrder !== undefined ? `actor ${billingOrder}` : undefined;
    const faults: Fault[] = [
      ...faultIf(given.has(asRole), ['credits', place, 'person'], `${person} is credited as ${role} twice.`),
      ...faultIf(
        asPlace !== undefined && given.has(asPlace),
        ['credits', place, 'billingOrder'],
        `another actor has the place ${billingOrder} too.`,
      ),
    ];
    given.add(asRole);
    if (asPlace !== undefined) given.add(asPlace);
    return faults;
  });
});

const otherNamesADepartment = creditRule(({ role, billingOrder }) =>
  role === 'OTHER' &&
  billingOrder !== undefined &&
  !DEPARTMENT_BILLING_ORDERS.some(([first, last]) => billingOrder >= first && billingOrder <= last)
    ? [['billingOrder', `${billingOrder} names no department: ${ranges}; or leave it out.`]]
    : [],
);

const onlyActorsPlay = creditRule(({ role, characterName, isLeadRole }) =>
  role === 'ACTOR'
    ? []
    : [
        ...(characterName === undefined ? [] : [['characterName', 'only actors have a character.'] as const]),
        ...(isLeadRole === true ? [['isLeadRole', 'only actors have a lead role.'] as const] : []),
      ],
);

/** Why somebody cannot have worked on a title, or undefined. */
function outOfTime(
  person: PersonFacts,
  { role }: CreditFacts,
  { releaseYear }: TitleFacts,
): string | undefined {
  const { birthYear, deathDate } = person;
  const age = birthYear === undefined ? undefined : releaseYear - birthYear;
  const youngest = role === 'ACTOR' || role === 'OTHER' ? YOUNGEST : YOUNGEST_CREW;
  if (age !== undefined && (age < youngest || age > OLDEST)) return `was ${age} years old in ${releaseYear}`;
  const diedIn = deathDate === undefined || role === 'WRITER' ? Infinity : Number(deathDate.slice(0, 4));
  return releaseYear > diedIn + POSTHUMOUS ? `died in ${diedIn}` : undefined;
}

const isInALifetime = ruleOf('title', (title, catalogue) =>
  title.credits.flatMap((credit, place) => {
    const person = find(catalogue, 'people', credit.person)?.facts;
    const reason = person && outOfTime(person, credit, title);
    const text = `${credit.person} ${reason}: correct the person, the credit or releaseYear.`;
    return faultIf(reason !== undefined, ['credits', place, 'person'], text);
  }),
);

export const creditRules: readonly Rule[] = [
  isOfSomebody,
  isGivenOnce,
  otherNamesADepartment,
  onlyActorsPlay,
  isInALifetime,
];
