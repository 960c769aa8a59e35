import type { Catalogue } from './catalogue.ts';
import { duplicateProposals } from './duplicate-people.ts';

/** The proposals among people of these names; one film credits all of them, or none. */
function proposed(names: Readonly<Record<string, string>>, shared: readonly string[] = []): string[] {
  const people = Object.entries(names).map(([slug, name]) => ({ slug, name, roles: [] }));
  const credits = shared.map((person) => ({ person, role: 'ACTOR' }));
  const catalogue = { people, titles: [{ slug: 'a-film', credits }] } as unknown as Catalogue;
  return duplicateProposals(catalogue).map(({ people: pair, reason }) => `${pair.join(' ')}: ${reason}`);
}

describe('people who may be one', () => {
  it('the same names in another order, with other marks, are proposed', () => {
    expect(proposed({ 'ade-sola': 'Adé Ṣọlá', 'sola-ade': 'Sola Ade', 'sola-ojo': 'Sola Ojo' })).toEqual([
      'ade-sola sola-ade: the same names',
    ]);
  });

  it('names that differ by two letters are proposed where one title credits both, or where they are long', () => {
    const short = { 'omar-sy': 'Omar Sy', 'oumar-si': 'Oumar Si' };
    expect(proposed(short)).toEqual([]);
    expect(proposed(short, ['omar-sy', 'oumar-si', 'omar-sy'])).toEqual([
      'omar-sy oumar-si: almost the same name, and both in a-film',
    ]);
    expect(proposed({ eloui: 'Laila Eloui', elwi: 'Laila Elwi' })).toEqual([
      'eloui elwi: almost the same name',
    ]);
  });

  it('names that differ by more are not proposed', () => {
    expect(proposed({ a: 'Kunle Afolayan', b: 'Gabriel Afolayan' }, ['a', 'b'])).toEqual([]);
  });
});
