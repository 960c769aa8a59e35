/** Where the parts of a person's head stand; the skeleton of the page has the same places. */
export const heroLayout = {
  hero: 'pe:@container pe:relative pe:overflow-hidden pe:bg-indigo-deep pe:text-chalk',
  inner:
    'pe:relative pe:mx-auto pe:mt-[calc(max(100cqi,42rem)/6)] pe:grid pe:max-w-page pe:px-gutter pe:pb-6 ' +
    'pe:grid-cols-[minmax(0,7rem)_minmax(0,1fr)] pe:gap-4 ' +
    'pe:md:grid-cols-[15rem_minmax(0,1fr)] pe:md:gap-6 pe:md:pb-7 ' +
    'pe:print:mt-0 pe:print:grid-cols-[3cm_minmax(0,1fr)] pe:print:px-0 pe:print:py-4 pe:tiny:grid-cols-1',
  /** It hangs over the edge of the band. */
  portrait:
    'pe:relative pe:z-1 pe:-mt-[3.5rem] pe:self-start pe:rounded-1 pe:border-4 pe:border-chalk pe:lift-2 ' +
    'pe:md:-mt-[7rem] pe:print:mt-0 pe:print:border-0 pe:tiny:w-[6rem]',
  text: 'pe:grid pe:min-w-0 pe:content-start pe:justify-items-start pe:gap-3 pe:pt-4',
} as const;
