/** The title or person that an address names, of `/contribute` or `/licence`. */
export interface NamedRecord {
  readonly kind: 'title' | 'person';
  /** Slug or id. */
  readonly slug: string;
}

const PAGE = /\/(titles?|person)\/([^/?#]+)/;

/**
 * Return the record that is named by `?title=`, by `?person=`, or by `?page=`, the address of its page; null where none is.
 *
 * @example namedRecord(new URLSearchParams('page=https://sinima.example/person/mati-diop'))
 */
export function namedRecord(search: URLSearchParams): NamedRecord | null {
  for (const kind of ['title', 'person'] as const) {
    const slug = search.get(kind)?.trim();
    if (slug) return { kind, slug };
  }
  const page = search.get('page')?.trim() ?? '';
  const [, of, slug] = PAGE.exec(page) ?? [];
  if (slug !== undefined) return { kind: of === 'person' ? 'person' : 'title', slug };
  return /^[a-z0-9-]+$/.test(page) ? { kind: 'title', slug: page } : null;
}
