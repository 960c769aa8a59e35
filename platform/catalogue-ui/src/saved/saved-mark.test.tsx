import { TOAST_EVENT } from '@sinima/contracts/events';
import { sampleTitle } from '@sinima/testing/samples';
import { act, renderHook } from '@testing-library/react';
import { savedTitle, useSavedMark } from './saved-mark.ts';

const lionheart = savedTitle(sampleTitle({ id: 'a', slug: 'lionheart', displayTitle: 'Lionheart' }));
const toasts: unknown[] = [];
const hear = (event: Event): void => void toasts.push((event as CustomEvent).detail);

beforeEach(() => {
  toasts.length = 0;
  window.addEventListener(TOAST_EVENT, hear);
});
afterEach(() => {
  window.removeEventListener(TOAST_EVENT, hear);
  jest.restoreAllMocks();
  localStorage.clear();
});

function refuse(name: string): void {
  for (const method of ['setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', name);
    });
}

it('mark is saved in the browser with what shows it again, and seen by all who show it', () => {
  const button = renderHook(() => useSavedMark('like', lionheart));
  const other = renderHook(() => useSavedMark('like', lionheart));
  const watchlist = renderHook(() => useSavedMark('watchlist', lionheart));
  act(() => button.result.current[1](true));
  expect(JSON.parse(localStorage.getItem('sinima:like:a')!)).toMatchObject({
    kind: 'MOVIE',
    slug: 'lionheart',
    name: 'Lionheart',
    year: 2018,
    country: 'Nigeria',
    genre: 'drama',
    savedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  });
  expect([button, other, watchlist].map(({ result }) => result.current[0])).toEqual([true, true, false]);
  act(() => other.result.current[1](false));
  expect(localStorage.getItem('sinima:like:a')).toBeNull();
  expect(button.result.current[0]).toBe(false);
});

it('mark that is set in another tab is seen', () => {
  const { result } = renderHook(() => useSavedMark('like', lionheart));
  act(() => {
    localStorage.setItem('sinima:like:a', '1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'sinima:like:a' }));
  });
  expect(result.current[0]).toBe(true);
});

it.each([
  ['QuotaExceededError', 'This browser has no room left for this site.'],
  ['SecurityError', 'This browser does not let this site save anything.'],
])(
  'mark that the browser refuses (%s) lasts as long as the page, and the visitor is told',
  (name, reason) => {
    refuse(name);
    const { result } = renderHook(() => useSavedMark('watchlist', { ...lionheart, id: name }));
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
    expect(toasts).toEqual([
      expect.objectContaining({ title: 'Not saved', description: expect.stringContaining(reason) }),
    ]);
  },
);

it('mark that is set asks the service worker to keep the page of what is saved', () => {
  const postMessage = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: { postMessage } },
    configurable: true,
  });
  const { result } = renderHook(() => useSavedMark('like', lionheart));
  act(() => result.current[1](true));
  expect(postMessage.mock.calls).toEqual([[{ type: 'cache-page', path: '/saved' }]]);
  act(() => result.current[1](false));
  expect(postMessage).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
