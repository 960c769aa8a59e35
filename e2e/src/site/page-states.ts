/** The states of a page, each brought about as it comes about for a visitor. */
import { expect, type Page, type Route } from '@playwright/test';
import type { SitePage } from '../site-pages.ts';

export type PageState = 'loaded' | 'empty' | 'missing' | 'failed' | 'loading';

const emptyList = { 'content-type': 'application/json', 'x-total-count': '0' };

/** What the API says in each state: a list that is empty, a failure, or nothing at all. */
const answers = {
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

/** The states that a page can be in. */
export function statesOf({ reads, missingAt }: SitePage): PageState[] {
  const states: PageState[] = ['loaded'];
  if (reads) states.push('empty', 'failed', 'loading');
  if (missingAt !== undefined) states.push('missing');
  return states;
}

/** Waits until React has taken over what the server rendered. */
export async function hydrated(page: Page, selector = 'header a'): Promise<void> {
  await page.waitForFunction((wanted) => {
    const elements = [...document.querySelectorAll(wanted)];
    const isHydrated = (element: Element): boolean =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return elements.length > 0 && elements.every(isHydrated);
  }, selector);
}

/** Goes to another page of the site without a new document, as Back does, so that the browser reads the data itself. */
export async function goWithinDocument(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Opens a page in a state. `loaded` and `missing` come from the server; the others from a navigation within the site. */
export async function openInState(page: Page, sitePage: SitePage, state: PageState): Promise<void> {
  if (state === 'loaded' || state === 'missing') {
    await page.goto(state === 'loaded' ? sitePage.address : sitePage.missingAt!);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    return;
  }
  await page.goto('/about');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => answers[state](route));
  await goWithinDocument(page, sitePage.address);
  await page.getByRole('heading', { level: 1, name: 'About Sinima' }).waitFor({ state: 'detached' });
  const waiting = page.getByRole('main').getByRole('status', { name: /^(Loading|Searching)/ });
  if (state === 'loading') await waiting.first().waitFor();
  else await expect(waiting).toHaveCount(0);
}
