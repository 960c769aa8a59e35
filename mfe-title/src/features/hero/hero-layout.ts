/** Where the parts of a title's head stand; its skeleton has the same places. */
export const heroLayout = {
  hero: 'ti:@container ti:relative ti:overflow-hidden ti:bg-indigo-deep ti:text-chalk',
  inner:
    'ti:relative ti:mx-auto ti:mt-[calc(max(100cqi,42rem)/6)] ti:grid ti:max-w-page ti:px-gutter ti:pb-6 ' +
    'ti:grid-cols-[minmax(0,7rem)_minmax(0,1fr)] ti:gap-4 ' +
    'ti:md:grid-cols-[12rem_minmax(0,1fr)] ti:md:gap-x-6 ti:md:gap-y-5 ti:md:pb-7 ' +
    'ti:xl:grid-cols-[15rem_minmax(0,1fr)_19rem] ti:xl:grid-rows-[auto_1fr] ti:xl:gap-x-7 ' +
    'ti:print:mt-0 ti:print:grid-cols-[3cm_minmax(0,1fr)] ti:print:px-0 ti:print:py-4 ti:tiny:grid-cols-1',
  /** It hangs over the edge of the band. */
  poster:
    'ti:@container ti:relative ti:z-1 ti:-mt-[4rem] ti:self-start ' +
    'ti:md:row-[1/span_3] ti:md:-mt-[6rem] ti:xl:row-[1/span_2] ti:xl:-mt-[7rem] ' +
    'ti:print:row-[1/span_3] ti:print:mt-0 ti:tiny:w-[6rem]',
  text: 'ti:grid ti:min-w-0 ti:content-start ti:gap-3 ti:pt-4 ti:md:col-2 ti:print:col-2',
  actions:
    'ti:flex ti:flex-wrap ti:content-start ti:items-center ti:gap-x-3 ti:gap-y-2 ' +
    'ti:max-md:col-span-full ti:md:col-2 ti:print:col-2',
  /** Beside the name where there is room for three columns. */
  rating:
    'ti:max-md:col-span-full ti:md:col-2 ti:xl:col-3 ti:xl:row-[1/span_2] ti:xl:-mt-[3rem] ti:xl:self-start ' +
    'ti:print:col-2',
} as const;
