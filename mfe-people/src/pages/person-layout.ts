/** Where the parts of a person's page stand; the skeleton of the page has the same places. */
export const personLayout = {
  body: 'pe:mx-auto pe:grid pe:max-w-page pe:grid-cols-1 pe:gap-6 pe:px-gutter pe:pt-6 pe:pb-8 pe:nav:pt-7',
  /** Facts that stand back. Side by side on a wide screen, so that the filmography has the whole width. */
  facts:
    'pe:grid pe:grid-cols-1 pe:[--heading-size:var(--text-xl)] pe:[--heading-strip:none] ' +
    'pe:md:[--fact-columns:repeat(auto-fit,minmax(9rem,1fr))] pe:md:[--fact-parts:minmax(0,1fr)]',
} as const;
