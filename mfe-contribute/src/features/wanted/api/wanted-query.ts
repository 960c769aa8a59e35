import { apiQuery } from '@sinima/runtime';

/** Titles whose records lack most. */
export const wantedQuery = () => apiQuery('/api/titles/wanted');
