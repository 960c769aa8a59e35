/** The server's side of `clothPath`: from an address to the drawing. */
import { clothPersonHead, clothTitleHead } from './cloth-head.ts';
import { clothAward, clothFestival, clothList, clothSwatch } from './cloth-headers.ts';
import { clothKinds, type ClothKind } from './cloth-request.ts';
import { clothBand, clothPortrait, clothPoster, type Subject } from './draw-cloth.ts';

const draw: Readonly<Record<ClothKind, (subject: Subject) => string>> = {
  poster: clothPoster,
  portrait: clothPortrait,
  band: clothBand,
  'title-head': clothTitleHead,
  'person-head': clothPersonHead,
  list: clothList,
  festival: clothFestival,
  award: clothAward,
  swatch: clothSwatch,
};

/** Draws the cloth of a subject, as SVG. */
export function drawClothOf(kind: ClothKind, subject: Subject): string {
  return draw[kind](subject);
}

const address = new RegExp(String.raw`^/cloth/(${clothKinds.join('|')})/([^/]{1,300})\.svg$`);

/** Decodes a part of a path; undefined where it cannot be. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Draws the cloth of an address; undefined where the address is not a cloth's. */
export function clothFromUrl(url: string): { svg: string } | undefined {
  const [pathname = '', search = ''] = url.split('?', 2);
  const match = address.exec(pathname);
  const slug = match === null ? undefined : decoded(String(match[2]));
  if (match === null || slug === undefined) return undefined;
  const query = new URLSearchParams(search);
  const genre = query.get('g');
  const svg = drawClothOf(match[1] as ClothKind, {
    slug,
    genres: genre === null ? [] : [genre],
    country: query.get('c'),
    decade: Number.parseInt(query.get('d') ?? '', 10) || 0,
  });
  return { svg };
}
