/** How many nominees a page of editions holds, unless one edition alone has more. */
const NOMINEES_ON_PAGE = 120;

/** An edition with the number of its nominees. */
interface EditionSize {
  readonly year: number;
  readonly nominees: number;
}

/**
 * Return the years of each page: whole editions in their order, as many as fit. There is one page at least.
 *
 * @example pagesOfEditions([{ year: 2024, nominees: 90 }, { year: 2023, nominees: 80 }]) // [[2024], [2023]]
 */
export function pagesOfEditions(editions: readonly EditionSize[]): number[][] {
  const pages: number[][] = [[]];
  let room = NOMINEES_ON_PAGE;
  for (const { year, nominees } of editions) {
    const page = pages.at(-1)!;
    const fits = nominees <= room || page.length === 0;
    if (fits) page.push(year);
    else pages.push([year]);
    room = (fits ? room : NOMINEES_ON_PAGE) - nominees;
  }
  return pages;
}
