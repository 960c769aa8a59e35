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

/** Return the share of the five facts that a title should have: 0 to 1. */
export function completenessOf(title: Facts): number {
  const needs = Object.values(NEEDS);
  return needs.filter((isKnown) => isKnown(title)).length / needs.length;
}

/** Whether a record says so little that it is a stub: it has no plot, no cast and no source. */
export function isStub(title: Facts): boolean {
  return title.plotSummary === undefined && title.sources === undefined && !hasRole(title, 'ACTOR');
}
