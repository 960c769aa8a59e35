/** Items on a page when the query does not say. */
const PAGE_SIZE = 24;

/** One page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Return the page of a list that a query asks for; the whole of it, to its limit, where the call has no pages. */
export function pageOf<Item>(
  items: readonly Item[],
  query: ReadonlyMap<string, string>,
  isPaged: boolean,
): ListPage<Item> {
  const total = items.length;
  if (!isPaged) {
    const limit = Number(query.get('limit') ?? total);
    return { items: items.slice(0, limit), total, page: 1, pageSize: total };
  }
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? PAGE_SIZE);
  return { items: items.slice((page - 1) * pageSize, page * pageSize), total, page, pageSize };
}

/** Return the headers of one page: how many items there are, and where the neighbouring pages are (RFC 8288). */
export function pageHeaders(url: URL, { total, page, pageSize }: ListPage<unknown>): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const target = (number: number): string => {
    const parameters = new URLSearchParams(url.search);
    parameters.set('page', String(number));
    return `${url.pathname}?${parameters.toString()}`;
  };
  const links: [string, number][] = [['first', 1]];
  if (page > 1) links.push(['prev', Math.min(page - 1, last)]);
  if (page < last) links.push(['next', page + 1]);
  links.push(['last', last]);
  return {
    'X-Total-Count': String(total),
    'X-Total-Count-Relation': 'eq',
    Link: links.map(([relation, number]) => `<${target(number)}>; rel="${relation}"`).join(', '),
  };
}
