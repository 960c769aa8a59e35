/** The page behind a link that the mouse rests on is prerendered, in a browser that Playwright does not steer: it ends such pages. */
import { wholeBrowser } from './site/whole-browser.ts';
import { launchVisitorBrowser } from '@sinima/testing/visitor-browser';
import { expect, test } from './site/site-test.ts';

interface Report {
  readonly path: string;
  readonly what: 'hydrated' | 'activated' | 'sent';
  readonly address?: string;
}

/** Sent to each document: reports when its controls work, when the visitor opens it, and what it sends to the server. */
function watch(): void {
  const { report } = globalThis as unknown as { report: (text: string) => void };
  const note = (what: string, address?: string): void =>
    report(JSON.stringify({ path: location.pathname, what, address }));
  const { fetch: send } = globalThis;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') note('sent', new URL(input as string, location.href).pathname);
    return send(input, init);
  };
  navigator.sendBeacon = (address) => {
    note('sent', new URL(address, location.href).pathname);
    return true;
  };
  document.addEventListener('prerenderingchange', () => note('activated'));
  new MutationObserver((_changes, observer) => {
    if (document.documentElement.dataset['hydrated'] === undefined) return;
    observer.disconnect();
    note('hydrated');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

test('a link that the mouse rests on is prerendered, and its page is a visit only once it is opened', async ({
  baseURL,
}) => {
  const browser = await launchVisitorBrowser(wholeBrowser);
  try {
    const reports: Report[] = [];
    const tab = await browser.openTab({
      width: 1280,
      height: 900,
      watch,
      onReport: (text) => void reports.push(JSON.parse(text) as Report),
    });
    const of = (path: string) => reports.filter((report) => report.path === path).map(({ what }) => what);
    await tab.goTo(`${baseURL}/movies`);
    await expect.poll(() => of('/movies')).toContain('hydrated');
    const { path, x, y } = await tab.evaluate<{ path: string; x: number; y: number }>(`(() => {
      const link = document.querySelector('main article a[href^="/title/"]');
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { path: link.pathname, x: x + width / 2, y: y + height / 2 };
    })()`);
    await tab.hover(x, y);
    await expect.poll(() => of(path)).toEqual(['hydrated']);

    await tab.click(x, y);
    await expect.poll(() => of(path)).toEqual(['hydrated', 'activated', 'sent']);
    expect(reports.at(-1)).toMatchObject({ path, address: '/reports/activations' });
    expect(
      await tab.evaluate('[location.pathname, document.querySelector("main h1").checkVisibility()]'),
    ).toEqual([path, true]);
  } finally {
    await browser.close();
  }
});
