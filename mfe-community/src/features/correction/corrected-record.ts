/** Which record a visitor wants to correct, from the address of `/contribute`. */
export interface CorrectedRecord {
  readonly kind: 'title' | 'person';
  /** Slug or id. */
  readonly slug: string;
}

const PAGE = /\/(titles?|person)\/([^/?#]+)/;

/**
 * Return the record that is named by `?title=`, by `?person=`, or by `?page=`, the address of its page; null where none is.
 *
 * @example correctedRecord(new URLSearchParams('page=https://sinima.example/person/mati-diop'))
 */
export function correctedRecord(search: URLSearchParams): CorrectedRecord | null {
  for (const kind of ['title', 'person'] as const) {
    const slug = search.get(kind)?.trim();
    if (slug) return { kind, slug };
  }
  const page = search.get('page')?.trim() ?? '';
  const [, of, slug] = PAGE.exec(page) ?? [];
  if (slug !== undefined) return { kind: of === 'person' ? 'person' : 'title', slug };
  return /^[a-z0-9-]+$/.test(page) ? { kind: 'title', slug: page } : null;
}
