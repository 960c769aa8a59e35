/** The address of a cloth says all that it is drawn from, so that it can be kept for ever. */
import { drawCloth, type ClothKind } from './draw-cloth.ts';

/** Raised when the drawing changes, so that no cache shows a former one. */
const drawingVersion = 1;

/** What a cloth is drawn from. */
export interface ClothRequest {
  readonly kind: ClothKind;
  readonly slug: string;
  readonly genres: readonly string[];
  readonly country: string | null;
  readonly year: number | null;
}

/** The address of a cloth. */
export function clothPath({ kind, slug, genres, country, year }: ClothRequest): string {
  const query = new URLSearchParams({ v: String(drawingVersion) });
  if (country !== null) query.set('c', country);
  if (genres[0] !== undefined) query.set('g', genres[0]);
  if (year !== null) query.set('d', String(Math.floor(year / 10) * 10));
  return `/cloth/${kind}/${encodeURIComponent(slug)}.svg?${query.toString()}`;
}

/** Draws the cloth of an address; undefined where the address is not a cloth's. */
export function clothFromUrl(url: string): { svg: string } | undefined {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const match = /^\/cloth\/(poster|portrait|band)\/([^/]{1,200})\.svg$/.exec(pathname);
  if (!match) return undefined;
  const [, kind, slug] = match as unknown as [string, ClothKind, string];
  const svg = drawCloth({
    kind,
    seed: `${slug} ${searchParams.get('g') ?? ''}`,
    country: searchParams.get('c'),
    decade: Number(searchParams.get('d') ?? 0),
  });
  return { svg };
}
