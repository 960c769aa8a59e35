/** The site's name, at the end of every page's title. */
export const SITE_NAME = 'Sinima';

/** Return what stands in the browser's tab for a page of this title; for the home page, of none. */
export function documentTitle(title: string): string {
  return title === '' ? `${SITE_NAME}: African film and television` : `${title} · ${SITE_NAME}`;
}
