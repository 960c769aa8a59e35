/**
 * The addresses of the site (`docs/specification.md §2`): links to another remote go through here, never through
 * string literals. Patterns that a remote owns stand in its `remote.config.ts`.
 *
 * @example <Link to={paths.title('living-in-bondage')}>
 */
export * as paths from './page-paths.ts';
export type { BrowseSearch, PeopleSearch } from './page-paths.ts';
