export const thisPageIsPastThe = 'This page is past the last one';
export const pagesThereAre = '{count, plural, one {There is one page.} other {There are # pages.}}';
export const goToTheFirstPage = 'Go to the first page';
