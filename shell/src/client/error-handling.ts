import type { RootOptions } from 'react-dom/client';

/** React's error handlers, for the page and for the widgets within it. */
export const errorHandling: RootOptions = {
  // React renders again what the server could not render or hydration throws out: no error of the page.
  onRecoverableError: (error) => console.info('A fragment is rendered by the browser:', error),
  onCaughtError(error) {
    // In development the page reports it as loudly as an uncaught error.
    if (process.env.NODE_ENV === 'development') reportError(error);
    else console.info('A fragment is taking a break:', error);
  },
};
