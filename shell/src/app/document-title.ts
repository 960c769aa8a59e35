import { useEffect } from 'react';

/** The site's name, at the end of every page's title. */
export const siteName = 'Sinima';

/** What stands in the browser's tab for a page of this title; for the home page, of none. */
export function documentTitle(title: string): string {
  return title === '' ? `${siteName}: African film and television` : `${title} · ${siteName}`;
}

/** Sets the document's title; null leaves it to others. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
