/** Where nothing is known of somebody: the words of the specification (`docs/specification.md §3`), and that nobody knows. */
export const assumedWork = 'Actor/Director (assumed, not known)';
