/** The states of a page, each reached the way a visitor reaches it. */
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { hydrated } from './readiness.ts';

/** A page as far as its states go. */
export interface PageWithStates {
  readonly address: string;
  /** Whether its content comes from the API; otherwise it is words alone. */
  readonly reads: boolean;
  /** Where the same page would be, if there were such a record. */
  readonly missingAt?: string;
}

export type PageState = 'loaded' | 'empty' | 'missing' | 'failed' | 'loading';

const emptyList = { 'content-type': 'application/json', 'x-total-count': '0' };

/** The API's response in each state: an empty list, a failure, or nothing at all. */
const responses = {
  async empty(route: Route) {
    const response = await route.fetch();
    const json: unknown = response.ok() ? await response.json() : undefined;
    if (Array.isArray(json)) await route.fulfill({ headers: emptyList, body: '[]' });
    else await route.fulfill({ response });
  },
  async failed(route: Route) {
    const problem = {
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'For a test.',
    };
    await route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem });
  },
  loading: () => undefined,
} satisfies Partial<Record<PageState, (route: Route) => unknown>>;

/** Return the states that a page can be in. */
export function statesOf({ reads, missingAt }: PageWithStates): PageState[] {
  const states: PageState[] = ['loaded'];
  if (reads) states.push('empty', 'failed', 'loading');
  if (missingAt !== undefined) states.push('missing');
  return states;
}

/** Go to another page within the document, as Back does, so that the browser reads the data itself. */
export async function goWithinDocument(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Return what stands in the place of data that have not come. */
export const dataPlaceholders = (page: Page): Locator =>
  page.getByRole('main').getByRole('status', { name: /^(Loading|Searching)/ });

/** Wait until no fragment waits for its code any more; the placeholders for that are named "Loading" alone. */
export async function codeLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0);
}

/** Open a page in a state: `loaded` and `missing` from the server, the others by a navigation within the document. */
export async function openInState(page: Page, sitePage: PageWithStates, state: PageState): Promise<void> {
  if (state === 'loaded' || state === 'missing') {
    await page.goto(state === 'loaded' ? sitePage.address : sitePage.missingAt!);
    await hydrated(page);
    return;
  }
  await page.goto('/about');
  await hydrated(page);
  await page.route('**/api/**', (route) => responses[state](route));
  await goWithinDocument(page, sitePage.address);
  await page.getByRole('heading', { level: 1, name: 'About Sinima' }).waitFor({ state: 'detached' });
  const placeholders = dataPlaceholders(page);
  if (state === 'loading') {
    await placeholders.first().waitFor();
    await codeLoaded(page);
  } else await expect(placeholders).toHaveCount(0);
}
