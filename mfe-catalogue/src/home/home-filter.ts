/**
 * Return the home page with one of its filters changed and the others kept, at the widget whose filter it is.
 *
 * @example homeWith(new URLSearchParams('city=Lagos'), 'platform', 'Hulu', 'streaming') // /?city=Lagos&platform=Hulu#streaming
 */
export function homeWith(
  search: URLSearchParams,
  filter: 'platform' | 'city',
  value: string | undefined,
  widget: string,
): string {
  const next = new URLSearchParams(search);
  if (value === undefined) next.delete(filter);
  else next.set(filter, value);
  return next.size === 0 ? `/#${widget}` : `/?${next.toString()}#${widget}`;
}
