import { act, renderHook } from '@testing-library/react';
import { useSavedMark } from './saved-mark.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('mark is saved in the browser and seen by all who show it', () => {
  const button = renderHook(() => useSavedMark('like', 'a'));
  const other = renderHook(() => useSavedMark('like', 'a'));
  const watchlist = renderHook(() => useSavedMark('watchlist', 'a'));
  act(() => button.result.current[1](true));
  expect(localStorage.getItem('sinima:like:a')).toBe('1');
  expect([button, other, watchlist].map(({ result }) => result.current[0])).toEqual([true, true, false]);
  act(() => other.result.current[1](false));
  expect(localStorage.getItem('sinima:like:a')).toBeNull();
  expect(button.result.current[0]).toBe(false);
});

it('mark lasts as long as the page where the browser saves nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const { result } = renderHook(() => useSavedMark('follow', 'b'));
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
});
