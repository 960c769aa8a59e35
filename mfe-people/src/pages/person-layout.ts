/** Where the parts of a person's page stand; the skeleton of the page has the same places. */
export const personLayout = {
  body:
    'pe:mx-auto pe:grid pe:max-w-page pe:grid-cols-1 pe:gap-7 pe:px-gutter pe:pt-6 pe:pb-8 ' +
    'pe:nav:grid-cols-[minmax(0,1fr)_19rem] pe:nav:grid-rows-[auto_1fr] pe:nav:pt-7',
  /** The second part stands beside the others, and stands back. */
  aside:
    'pe:grid pe:grid-cols-1 pe:content-start pe:gap-6 pe:[--heading-size:var(--text-xl)] pe:[--heading-strip:none] ' +
    'pe:nav:col-start-2 pe:nav:row-span-2 pe:nav:row-start-1',
} as const;
