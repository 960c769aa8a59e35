/** The site's name, at the end of every page's title. */
export const SITE_NAME = 'Sinima';

/** What the site is called where there is room, in English. */
export const SITE_TITLE = `${SITE_NAME}: African film and television`;

/**
 * Return what stands in the browser's tab for a page of this title; for the home page, of none.
 *
 * @param siteTitle in the language of the page
 */
export function documentTitle(title: string, siteTitle: string = SITE_TITLE): string {
  return title === '' ? siteTitle : `${title} · ${SITE_NAME}`;
}
