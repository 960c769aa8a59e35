/** A title as the API lists it, as far as it is needed here. */
interface ListedTitle {
  readonly id: string;
  readonly slug: string;
  readonly type: string;
  readonly displayTitle: string;
  readonly releaseYear: number | null;
  readonly genres: readonly string[];
  readonly countries: readonly string[];
  readonly languages: readonly string[];
}

/** A person as the API lists them, as far as it is needed here. */
interface ListedPerson {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string | null;
  readonly roles: readonly string[];
}

/** Some records of the catalogue, to make requests from. */
export interface CatalogueSample {
  readonly titles: readonly ListedTitle[];
  readonly people: readonly ListedPerson[];
  readonly titleCount: number;
  readonly peopleCount: number;
}

/** How many items a page holds at most, and how deep lists are paged. */
const PAGE_SIZE = 100;
const MAX_DEPTH = 10_000;

/** How many pages of each list are read. */
const PAGES = 10;

/** Reads titles and people from pages that are spread over their lists. */
export async function sampleCatalogue(origin: string): Promise<CatalogueSample> {
  const titles = await spread<ListedTitle>(`${origin}/api/titles?sort=title`);
  const people = await spread<ListedPerson>(`${origin}/api/people?`);
  return {
    titles: titles.items,
    people: people.items,
    titleCount: titles.total,
    peopleCount: people.total,
  };
}

async function spread<Item>(list: string): Promise<{ items: Item[]; total: number }> {
  const read = async (page: number): Promise<Response> => fetch(`${list}&pageSize=${PAGE_SIZE}&page=${page}`);
  const total = Number((await read(1)).headers.get('x-total-count'));
  const pages = Math.ceil(Math.min(total, MAX_DEPTH) / PAGE_SIZE);
  const step = Math.max(1, Math.floor(pages / PAGES));
  const items: Item[] = [];
  for (let page = 1; page <= pages; page += step) {
    items.push(...((await (await read(page)).json()) as Item[]));
  }
  return { items, total };
}
