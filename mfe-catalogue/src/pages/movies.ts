import { movies } from '../features/browse/catalogues.ts';
import { browsePageData } from './browse-page-data.ts';

/** Films. */
export { default } from './movies-page.tsx';

export const { prefetch, head } = browsePageData(movies);
