/**
 * Return the home page with one of its filters changed and the other kept, at the widget whose filter it is.
 *
 * @example homeWith(new URLSearchParams('city=Lagos'), 'platform', 'Hulu', 'streaming') // /?platform=Hulu&city=Lagos#streaming
 */
export function homeWith(
  search: URLSearchParams,
  filter: 'platform' | 'city',
  value: string | undefined,
  widget: string,
): string {
  const chosen = { platform: search.get('platform'), city: search.get('city'), [filter]: value };
  const next = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, each]) => (each ? [[name, each]] : [])),
  );
  return next.size === 0 ? `/#${widget}` : `/?${next.toString()}#${widget}`;
}
