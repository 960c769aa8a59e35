/** What the site is about, in large letters on the picture by which links to it are shown. */
export const siteCardName = 'African film and television';
