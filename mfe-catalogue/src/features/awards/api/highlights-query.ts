import { apiQuery } from '@sinima/runtime';

/** The year of the highlights (`docs/specification.md §2`). */
export const HIGHLIGHTS_YEAR = 2024;

/** Best Film, Best Director and Rising Star of that year. */
export const highlightsQuery = () => apiQuery('/api/awards/highlights', { query: { year: HIGHLIGHTS_YEAR } });
