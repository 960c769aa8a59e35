/** The site's name, at the end of every page's title. */
export const siteName = 'Sinima';

/** What stands in the browser's tab for a page of this title; for the home page, of none. */
export function documentTitle(title: string): string {
  return title === '' ? `${siteName}: African film and television` : `${title} · ${siteName}`;
}
