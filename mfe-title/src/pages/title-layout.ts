/** Where the parts of a title's page stand; the skeleton of the page has the same places. */
export const titleLayout = {
  body:
    'ti:mx-auto ti:grid ti:max-w-page ti:grid-cols-1 ti:gap-7 ti:px-gutter ti:pt-6 ti:pb-8 ' +
    'ti:nav:grid-cols-[minmax(0,1fr)_19rem] ti:nav:grid-rows-[auto_1fr] ti:nav:pt-7',
  /** The second part stands beside the others. */
  aside: 'ti:min-w-0 ti:nav:col-2 ti:nav:row-[1/span_2]',
  more: 'ti:mx-auto ti:grid ti:max-w-page ti:grid-cols-1 ti:gap-7 ti:px-gutter',
} as const;
