import { useSyncExternalStore } from 'react';

/** A page that Back brings back may be of before the visitor signed out. */
const onPageShow = (changed: () => void): (() => void) => {
  addEventListener('pageshow', changed);
  return () => removeEventListener('pageshow', changed);
};

const isHinted = (): boolean => document.cookie.split('; ').includes('sinima_signed_in=1');

/**
 * Return whether it is worth asking the API about a member: a cookie says no more than that. Null on the server, and until
 * the page has hydrated, as pages are the same for all visitors.
 */
export function useSignedInHint(): boolean | null {
  return useSyncExternalStore<boolean | null>(onPageShow, isHinted, () => null);
}
