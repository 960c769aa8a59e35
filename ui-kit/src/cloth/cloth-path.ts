import type { ClothRequest } from './cloth-request.ts';

/** Raised when the drawing changes, so that no cache shows a former one. */
const drawingVersion = 7;

/** The address of a cloth. It says all that the cloth is drawn from, so that it can be kept for ever. */
export function clothPath({ kind, slug, genres, country, year }: ClothRequest): string {
  const query = new URLSearchParams({ v: String(drawingVersion) });
  if (country !== null) query.set('c', country);
  if (genres[0] !== undefined) query.set('g', genres[0]);
  if (year !== null) query.set('d', String(Math.floor(year / 10) * 10));
  return `/cloth/${kind}/${encodeURIComponent(slug)}.svg?${query.toString()}`;
}
