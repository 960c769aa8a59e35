/** The id of the place where the results of a list begin. */
export const RESULTS_ID = 'result-count';

/**
 * Return an address at which the visitor stands where the results begin, as the next page of a list is read from its top.
 *
 * @example <Pagination to={(page) => atResults(paths.reviews({ page }))} … />
 */
export const atResults = (address: string): string => `${address}#${RESULTS_ID}`;
