import type { TitleCard } from '@sinima/api/titles/title-card.dto';
import { judge, type Candidate } from './import-matching.ts';

const film = (slug: string, releaseYear: number | null, directors: readonly string[] = []): Candidate => ({
  title: { slug, releaseYear, type: 'MOVIE' } as TitleCard,
  directors,
});

const judged = (row: Parameters<typeof judge>[0], ...namesakes: Candidate[]): string => {
  const match = judge(row, namesakes);
  if (match.kind === 'found') return match.title.slug;
  return match.kind === 'unclear'
    ? `? ${match.candidates.map(({ title }) => title.slug).join(' ')}`
    : 'missing';
};

it.each([
  ['the one in the year', { year: 1992 }, [film('old', 1992), film('new', 2019)], 'old'],
  ['the one in the next year', { year: 1993 }, [film('old', 1992)], 'old'],
  ['nothing in another year', { year: 2003 }, [film('old', 1992)], '? old'],
  ['nothing without a year', {}, [film('old', 1992)], '? old'],
  [
    'the one of the director',
    { year: 2010, directors: 'Ádá Obi, X' },
    [film('a', 2010, ['Ada Obi']), film('b', 2010, ['K'])],
    'a',
  ],
  ['nothing by another director', { year: 2010, directors: 'Z' }, [film('a', 2010, ['Ada Obi'])], '? a'],
  ['the one whose director is not known', { year: 2010, directors: 'Z' }, [film('a', 2010)], 'a'],
  ['the very year before the next', { year: 2010 }, [film('a', 2010), film('b', 2011)], 'a'],
  ['none of two in the year', { year: 2010 }, [film('a', 2010), film('b', 2010)], '? a b'],
  ['nothing of another type', { year: 2010, type: 'SERIES' as const }, [film('a', 2010)], 'missing'],
  ['nothing among none', { year: 2010 }, [], 'missing'],
])('a row finds %s', (_what, row, namesakes, expected) => {
  expect(judged(row, ...namesakes)).toBe(expected);
});
