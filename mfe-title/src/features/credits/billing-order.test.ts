/** @jest-environment node */
import type { Credit } from '@sinima/contracts/api';
import { castOf, crewOf, principalCrewOf } from './billing-order.ts';

function credit(name: string, of: Partial<Credit> = {}): Credit {
  return {
    id: name,
    roleCategory: 'ACTOR',
    department: null,
    billingOrder: null,
    characterName: null,
    isLeadRole: false,
    uncredited: false,
    person: { id: name, slug: name, name, headshotUrl: null, country: null },
    ...of,
  };
}

const crew = (name: string, department: Credit['department'], billingOrder: number | null = null) =>
  credit(name, { roleCategory: 'OTHER', department, billingOrder });

describe('the cast', () => {
  it('cast is the actors alone, by billing order; a missing one counts as 999', () => {
    const credits = [
      credit('unbilled'),
      credit('thousandth', { billingOrder: 1000 }),
      credit('second', { billingOrder: 2 }),
      crew('director', 'Directing', 1),
      credit('first', { billingOrder: 1 }),
    ];
    expect(castOf(credits).map(({ id }) => id)).toEqual(['first', 'second', 'unbilled', 'thousandth']);
  });
});

describe('the crew', () => {
  it('crew stands by department in the fixed order, whatever the order of the credits', () => {
    const inOrder = [
      'Directing',
      'Writing',
      'Production',
      'Cinematography',
      'Editing',
      'Music',
      'Sound Department',
      'Art Direction',
      'Costume & Wardrobe',
      'Casting',
      'Makeup Department',
      'Stunts',
      'Visual Effects',
      'Camera Department',
      'Additional Crew',
    ] as const;
    const credits = [...inOrder].reverse().map((department) => crew(department, department));
    expect(crewOf(credits).map(({ name }) => name)).toEqual(inOrder);
  });

  it('crew is ordered by billing within a department', () => {
    const [directing] = crewOf([
      crew('b', 'Directing', 2),
      crew('c', 'Directing'),
      crew('a', 'Directing', 1),
    ]);
    expect(directing?.members.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('crew has no actors and no empty departments', () => {
    expect(crewOf([credit('actor'), crew('editor', 'Editing')])).toHaveLength(1);
  });

  it('crew counts who has no department as additional', () => {
    expect(crewOf([crew('x', null)])[0]?.name).toBe('Additional Crew');
  });

  it('crew is led by direction, writing, production, camera, cut and music', () => {
    const credits = [crew('a', 'Stunts'), crew('b', 'Music'), crew('c', 'Writing')];
    expect(principalCrewOf(credits).map(({ name }) => name)).toEqual(['Writing', 'Music']);
  });
});
