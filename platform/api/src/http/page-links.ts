import { MAX_DEPTH, type PageRequest } from './list-page.ts';

/**
 * Return the `Link` header of one page of a list (RFC 8288): first, prev, next and last, as far as they exist.
 * Addresses are relative to the origin and keep the other parameters of `url`.
 */
export function pageLinks(url: string, { page, pageSize }: PageRequest, total: number): string {
  const [path = '', query = ''] = url.split('?', 2);
  const reachable = Math.min(total, MAX_DEPTH);
  const last = Math.max(1, Math.ceil(reachable / pageSize));
  const target = (number: number): string => {
    const parameters = new URLSearchParams(query);
    parameters.set('page', String(number));
    return `${path}?${parameters.toString()}`;
  };
  const links: [string, number][] = [['first', 1]];
  if (page > 1) links.push(['prev', Math.min(page - 1, last)]);
  if (page < last) links.push(['next', page + 1]);
  links.push(['last', last]);
  return links.map(([relation, number]) => `<${target(number)}>; rel="${relation}"`).join(', ');
}
