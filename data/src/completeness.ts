/** How complete the record of a title is, as `docs/data.md` states it. */
import type { CatalogueTitle } from './catalogue.ts';

type Facts = Pick<
  CatalogueTitle,
  'type' | 'genres' | 'credits' | 'plotSummary' | 'runtimeMins' | 'seasons' | 'sources'
>;

const hasRole = ({ credits }: Facts, wanted: string): boolean => credits.some(({ role }) => role === wanted);

/** A documentary needs no cast. */
const NEEDS = {
  director: (title: Facts) => hasRole(title, 'DIRECTOR'),
  plot: ({ plotSummary }: Facts) => plotSummary !== undefined,
  cast: (title: Facts) => hasRole(title, 'ACTOR') || title.genres.includes('documentary'),
  length: ({ type, runtimeMins, seasons }: Facts) =>
    type === 'SERIES' ? seasons !== undefined : runtimeMins !== undefined,
  source: ({ sources }: Facts) => sources !== undefined,
} as const;

/** One of the five facts that a title should have. */
export type TitleNeed = keyof typeof NEEDS;

export const TITLE_NEEDS = Object.keys(NEEDS) as TitleNeed[];

/** Return which of these facts a title lacks. */
export const lacksOf = (title: Facts): TitleNeed[] => TITLE_NEEDS.filter((need) => !NEEDS[need](title));

/** Return the share of these facts that a title has: 0 to 1. */
export const completenessOf = (title: Facts): number =>
  (TITLE_NEEDS.length - lacksOf(title).length) / TITLE_NEEDS.length;

/** Whether a record says so little that it is a stub: it has no plot, no cast and no source. */
export function isStub(title: Facts): boolean {
  return title.plotSummary === undefined && title.sources === undefined && !hasRole(title, 'ACTOR');
}
