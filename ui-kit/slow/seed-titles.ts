import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Subject } from '../src/cloth/draw-cloth.ts';

/** What `npm run data -- build` writes. */
const file = path.resolve(import.meta.dirname, '../../data/dist/catalogue.json');

interface SeedTitle {
  slug: string;
  genres: string[];
  countries: string[];
  releaseYear: number;
}

/** The curated titles: read from the built catalogue, because the kit imports no data. */
export function seedTitles(): Subject[] {
  const { titles } = JSON.parse(readFileSync(file, 'utf8')) as { titles: SeedTitle[] };
  return titles.map(({ slug, genres, countries, releaseYear }) => ({
    slug,
    genres: genres.slice(0, 1),
    country: countries[0] ?? null,
    decade: Math.floor(releaseYear / 10) * 10,
  }));
}
