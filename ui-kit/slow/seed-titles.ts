import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Subject } from '../src/cloth/draw-cloth.ts';

const folder = path.resolve(import.meta.dirname, '../../bff/src/database/seed/titles');

/** A title's record as it is written in the seed. */
const record =
  /slug: '([^']+)',\s+type: [^}]*?releaseYear: (\d{4}),[^}]*?genres: \['([^']+)'[^}]*?countries: \[(?:'([^']+)'|"([^"]+)")/g;

/** The seed's titles: read from its text, because nobody imports the BFF. */
export function seedTitles(): Subject[] {
  return readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(record)])
    .map(([, slug = '', year, genre = '', country, quoted]) => ({
      slug,
      genres: [genre],
      country: country ?? quoted ?? null,
      decade: Math.floor(Number(year) / 10) * 10,
    }));
}
