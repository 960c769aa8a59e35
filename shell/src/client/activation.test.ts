import { wasSpeculative, whenActive } from './activation.ts';

function setPrerendering(prerendering: boolean | undefined): void {
  Object.assign(document, { prerendering });
}

afterEach(() => {
  setPrerendering(undefined);
  jest.restoreAllMocks();
});

it.each([undefined, false])('a page that is not prerendered (%s) is active at once', async (prerendering) => {
  setPrerendering(prerendering);
  await expect(whenActive()).resolves.toBeUndefined();
});

it('a prerendered page is active once the visitor goes to it', async () => {
  setPrerendering(true);
  const order: string[] = [];
  const active = whenActive().then(() => order.push('active'));
  await new Promise((resolve) => setTimeout(resolve));
  order.push('prerendered');
  document.dispatchEvent(new Event('prerenderingchange'));
  await active;
  expect(order).toEqual(['prerendered', 'active']);
});

it.each([
  [{ activationStart: 120, deliveryType: '' }, true],
  [{ activationStart: 0, deliveryType: 'navigational-prefetch' }, true],
  [{ activationStart: 0, deliveryType: 'cache' }, false],
  [{}, false],
])('a navigation with %j was speculative: %s', (entry, expected) => {
  Object.assign(performance, { getEntriesByType: () => [entry] });
  expect(wasSpeculative()).toBe(expected);
});
