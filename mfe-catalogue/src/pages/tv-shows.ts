import { series } from '../features/browse/catalogues.ts';
import { browsePageData } from './browse-page-data.ts';

/** Series. */
export { default } from './tv-shows-page.tsx';

export const { prefetch, head } = browsePageData(series);
