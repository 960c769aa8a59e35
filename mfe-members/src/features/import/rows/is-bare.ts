import type { ImportRow } from '../../../../api/openapi.ts';

/** Tell whether a line says no more than that a title is on some list. */
export const isBare = ({ rating, watchedOn, review }: ImportRow): boolean =>
  (rating ?? watchedOn ?? review ?? null) === null;
