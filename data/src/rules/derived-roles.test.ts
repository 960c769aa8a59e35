import { professionsOf } from './derived-roles.ts';
import { titlesByRole } from './titles-by-role.ts';
import type { TitleFacts } from '../shapes/title.ts';

const title = (...credits: TitleFacts['credits']): TitleFacts => ({
  displayTitle: 'A Film',
  type: 'MOVIE',
  releaseYear: 2010,
  genres: ['drama'],
  countries: ['Ghana'],
  languages: ['Twi'],
  credits,
});

const professions = (titles: readonly TitleFacts[], isProductionDesigner?: true): string[] =>
  professionsOf(titlesByRole(titles).get('ama') ?? new Map(), { name: 'Ama', isProductionDesigner });

describe('what people are known for', () => {
  it('a person is known first for what they did in most titles', () => {
    const played = title({ person: 'ama', role: 'ACTOR' });
    const written = title({ person: 'ama', role: 'WRITER' }, { person: 'ama', role: 'OTHER' });
    expect(professions([written, played, played])).toEqual(['Actor', 'Writer', 'Crew']);
  });

  it('a person who directs as many titles as they play in is known as a director', () => {
    const own = title({ person: 'ama', role: 'ACTOR' }, { person: 'ama', role: 'DIRECTOR' });
    expect(professions([own])).toEqual(['Director', 'Actor']);
  });

  it('a person with a credit for art is an art director, or what their record says', () => {
    const designed = [title({ person: 'ama', role: 'ART' }, { person: 'kojo', role: 'DP' })];
    expect(professions(designed)).toEqual(['Art Director']);
    expect(professions(designed, true)).toEqual(['Production Designer']);
  });
});
