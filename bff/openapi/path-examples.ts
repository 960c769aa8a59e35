/** Reads an address of the API; undefined where it does not answer with JSON. */
export type Read = (path: string) => Promise<unknown>;

interface Listed {
  readonly id: string;
  readonly slug: string;
  readonly seasonCount?: number | null;
  readonly title?: Listed;
}

/** Records that are widely known come first; others follow for calls that have nothing to tell of those. */
const KNOWN_TITLE = 'king-of-boys';
const KNOWN_PERSON = 'genevieve-nnaji';

/** Return values for the parameters of paths, by the beginning of the path. */
export async function pathExamples(read: Read): Promise<Record<string, string[]>> {
  const list = async (path: string): Promise<Listed[]> => ((await read(path)) as Listed[] | undefined) ?? [];
  const one = async (path: string): Promise<Listed[]> => [await read(path)].filter(Boolean) as Listed[];
  const inTheaters = await list('/api/titles/theaters');
  const titles = [
    ...(await one(`/api/titles/slug/${KNOWN_TITLE}`)),
    ...inTheaters.slice(0, 1),
    ...(await list('/api/titles/streaming')).slice(0, 2),
    ...(await list('/api/titles/trending')),
    ...(await list('/api/reviews/recent')).flatMap(({ title }) => title ?? []),
  ];
  const series = (await list('/api/titles?type=SERIES&pageSize=100')).filter((title) => title.seasonCount);
  const people = [
    ...(await one(`/api/people/slug/${KNOWN_PERSON}`)),
    ...(await list('/api/people/featured')),
  ];
  const seasons = series[0] ? await list(`/api/titles/${series[0].id}/seasons`) : [];
  const ids = (records: Listed[]): string[] => records.map(({ id }) => id);
  const slugs = (records: Listed[]): string[] => records.map(({ slug }) => slug);
  return {
    '/api/titles/slug/': slugs(titles),
    '/api/people/slug/': slugs(people),
    '/api/lists/slug/': slugs(await list('/api/lists/public')),
    '/api/awards/slug/': slugs(await list('/api/awards')),
    '/api/search/': ['king boys'],
    '/api/titles/': slugs([...titles, ...series]),
    '/api/people/': slugs(people),
    '/api/seasons/': ids(seasons),
  };
}
