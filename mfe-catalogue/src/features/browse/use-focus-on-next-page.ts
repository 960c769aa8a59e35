import { useEffect, useRef, type RefObject } from 'react';

/**
 * Let the keyboard go on where the results of the next page begin: the link that led there may be gone.
 *
 * @returns for the element where the results begin
 */
export function useFocusOnNextPage(page: number): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const former = useRef(page);
  useEffect(() => {
    const focused = document.activeElement;
    const isAtPages = focused === document.body || focused?.closest('nav[aria-label="Pages"]');
    if (former.current !== page && isAtPages) results.current?.focus({ preventScroll: true });
    former.current = page;
  }, [page]);
  return results;
}
