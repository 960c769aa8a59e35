import type { AwardsEdition, AwardsHighlight } from './awards.dto.js';

/** What the strip of highlights shows (`docs/specification.md §2`), with what awards call it. */
const HIGHLIGHTS: readonly (readonly [label: string, categories: readonly string[]])[] = [
  [
    'Best Film',
    ['Best Film', 'Best Movie', 'Best Overall Movie', 'Best Feature Film', 'Best Feature Narrative'],
  ],
  ['Best Director', ['Best Director']],
  ['Rising Star', ['Rising Star', 'Trailblazer', 'Most Promising Actor', 'Best Young Actor']],
];

/** The edition of one body, in the year of the highlights. */
export interface EditionOfBody extends AwardsEdition {
  readonly award: string;
  readonly awardSlug: string;
}

/**
 * Return the highlights of one year: for each label the winner of the first award, in the order of `editions`, that has
 * one under one of its names. A label without a known winner is left out.
 */
export function awardHighlights(editions: readonly EditionOfBody[]): AwardsHighlight[] {
  return HIGHLIGHTS.flatMap(([label, names]) => {
    const candidates = editions.flatMap(({ award, awardSlug, year, categories }) =>
      categories
        .filter(({ name }) => names.includes(name))
        .flatMap(({ name: category, nominees }) =>
          nominees
            .filter(({ won }) => won)
            .map((winner) => ({ label, award, awardSlug, year, category, ...winner })),
        ),
    );
    return candidates.slice(0, 1);
  });
}
