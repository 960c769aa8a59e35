import type { RootOptions } from 'react-dom/client';

/** What becomes of errors that React deals with, in the page and in the widgets within it. */
export const errorHandling: RootOptions = {
  // What the server could not render, or what throws while it is hydrated, is rendered anew: no error of the page.
  onRecoverableError: (error) => console.info('A fragment is rendered by the browser:', error),
  onCaughtError(error) {
    // In development the page says it as loudly as what nobody catches.
    if (process.env.NODE_ENV === 'development') reportError(error);
    else console.info('A fragment is taking a break:', error);
  },
};
