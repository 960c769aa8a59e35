import { imdbNames, imdbPrincipals, imdbRatings, imdbTitles } from './imdb-shapes.ts';
import { ImportError } from './import-error.ts';
import type { ImportShape } from './import-shape.ts';
import { justwatchCredits, justwatchTitles } from './justwatch-shapes.ts';
import { netflixShape } from './netflix-shape.ts';

/** All shapes; where a header fits two, the one that asks for more columns is meant. */
export const IMPORT_SHAPES: readonly ImportShape[] = [
  netflixShape,
  justwatchTitles,
  justwatchCredits,
  imdbTitles,
  imdbPrincipals,
  imdbNames,
  imdbRatings,
];

/** The shape of a file with this header, or the one of this name. @throws ImportError where there is none */
export function shapeOf(file: string, header: readonly string[], name?: string): ImportShape {
  const fits = ({ columns }: ImportShape): boolean => columns.every((column) => header.includes(column));
  const shape = name
    ? IMPORT_SHAPES.find((shape) => shape.name === name)
    : IMPORT_SHAPES.filter(fits).sort((a, b) => b.columns.length - a.columns.length)[0];
  if (!shape) {
    const known = `The shapes are ${IMPORT_SHAPES.map(({ name }) => name).join(', ')}.`;
    if (name) throw new ImportError(`"${name}" is no shape that is known. ${known}`);
    throw new ImportError(
      `${file} has the columns ${header.join(', ').slice(0, 300)}; no shape that is known has these. ${known}`,
    );
  }
  const missing = shape.columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new ImportError(`${file} is no ${shape.name}: it lacks the columns ${missing.join(', ')}.`);
  }
  return shape;
}
