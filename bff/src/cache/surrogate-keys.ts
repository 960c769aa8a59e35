const KINDS: Readonly<Record<string, string>> = { titles: 'title', people: 'person' };

/** Return the names by which a purge finds the answer of a route: `title:lionheart`, for all that is about that title. */
export function surrogateKeysOf(route: string, params: unknown): string[] {
  const [, kind, param] = /^\/api\/(titles|people)\/(?:slug\/)?:(id|slug)(?:\/|$)/.exec(route) ?? [];
  const named = param && (params as Readonly<Record<string, unknown>>)[param];
  // A header holds words: nobody's slug has anything else in it.
  return kind && typeof named === 'string' && /^[\w-]+$/.test(named) ? [`${KINDS[kind]}:${named}`] : [];
}
