import { DEPARTMENTS, type RoleCategory } from '@sinima/contracts/vocabulary';
import { departmentOf } from './department.js';

it.each<[RoleCategory, number | null, string | null]>([
  ['ACTOR', 1, null],
  ['ACTOR', null, null],
  ['DIRECTOR', 1, 'Directing'],
  ['WRITER', 1, 'Writing'],
  ['PRODUCER', null, 'Production'],
  ['DP', 250, 'Cinematography'],
  ['EDITOR', 1, 'Editing'],
  ['COMPOSER', 1, 'Music'],
  ['ART', 1, 'Art Direction'],
  ['COSTUME', 1, 'Costume & Wardrobe'],
  ['CASTING', 1, 'Casting'],
  ['OTHER', 199, 'Additional Crew'],
  ['OTHER', 200, 'Sound Department'],
  ['OTHER', 299, 'Sound Department'],
  ['OTHER', 300, 'Additional Crew'],
  ['OTHER', 500, 'Makeup Department'],
  ['OTHER', 599, 'Makeup Department'],
  ['OTHER', 600, 'Additional Crew'],
  ['OTHER', 700, 'Stunts'],
  ['OTHER', 799, 'Stunts'],
  ['OTHER', 800, 'Visual Effects'],
  ['OTHER', 899, 'Visual Effects'],
  ['OTHER', 900, 'Camera Department'],
  ['OTHER', 999, 'Camera Department'],
  ['OTHER', 1000, 'Additional Crew'],
  ['OTHER', null, 'Additional Crew'],
  ['STUNT_PILOT' as RoleCategory, 200, 'Additional Crew'],
])('departmentOf of %s with billing order %p is %s', (roleCategory, billingOrder, department) => {
  expect(departmentOf(roleCategory, billingOrder)).toBe(department);
});

it('departmentOf knows the departments in the order in which they are shown', () => {
  expect(DEPARTMENTS).toEqual([
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
  ]);
});
