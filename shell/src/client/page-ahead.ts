import type { Place } from './page-preloader.ts';

/** The page that the visitor is likely to go to next, which React renders before they do. */
export interface PageAhead {
  /** All of the page is there: have it rendered, in place of any other. */
  render(place: Place): void;
  /** Call back with each page that is to be rendered. @returns what ends it */
  listen(onRender: (place: Place) => void): () => void;
}

/** Return the link between who sees signs of a step and who renders pages. */
export function createPageAhead(): PageAhead {
  let listener: ((place: Place) => void) | undefined;
  return {
    render: (place) => listener?.(place),
    listen(onRender) {
      listener = onRender;
      return () => (listener = undefined);
    },
  };
}
