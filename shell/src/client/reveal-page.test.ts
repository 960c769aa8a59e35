import { revealPage } from './reveal-page.ts';

const HIDDEN = 'style="display: none !important"';

let follow: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  follow = jest.fn();
  window.scrollTo = jest.fn();
});

afterEach(() => {
  jest.useRealTimers();
});

const seen = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('main > *')]
    .filter(({ style }) => style.display !== 'none')
    .map(({ textContent }) => textContent);

it('shows what is hidden in place of what is seen, from its top, and lets React follow after the next frame', async () => {
  document.body.innerHTML = `<main><h1>Movies</h1><p>All</p><h1 ${HIDDEN}>One</h1><p ${HIDDEN}>Plot</p></main>`;
  expect(revealPage(follow)).toBe(true);
  expect(seen()).toEqual(['One', 'Plot']);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(follow).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(follow).toHaveBeenCalled();
});

it('lets React follow in a tab that paints nothing', async () => {
  document.body.innerHTML = `<main><h1>Movies</h1><h1 ${HIDDEN}>One</h1></main>`;
  const frame = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  revealPage(follow);
  await jest.advanceTimersByTimeAsync(300);
  expect(follow).toHaveBeenCalledTimes(1);
  frame.mockRestore();
});

it('does nothing where the page ahead is not rendered yet', async () => {
  document.body.innerHTML = '<main><h1>Movies</h1></main>';
  expect(revealPage(follow)).toBe(false);
  expect(seen()).toEqual(['Movies']);
  await jest.advanceTimersByTimeAsync(300);
  expect(follow).not.toHaveBeenCalled();
});
