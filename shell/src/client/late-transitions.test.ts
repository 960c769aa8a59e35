import type { Location, NavigationType } from 'react-router-dom';
import { createLateTransitions } from './late-transitions.ts';
import type { PageShower, PageTransitions } from './page-transitions.ts';

const at = (pathname: string): Location => ({ pathname, search: '', hash: '', key: pathname, state: null });
const step = (pathname: string, navigationType = 'PUSH') => ({
  navigationType: navigationType as NavigationType,
  location: at(pathname),
});

/** What was done, in its order. */
let done: string[];

const showing = (name: string): PageShower => ({
  show: async () => void done.push(`plainly ${name}`),
  showByHand: (change) => change(),
  isAhead: () => false,
});

const loaded: PageTransitions = {
  go: (from, { location }) => void done.push(`${from.pathname} to ${location.pathname}`),
};

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('transitions whose code is fetched', () => {
  it('go on at once when it is there', async () => {
    const { go, prepare } = createLateTransitions(async () => loaded);
    await prepare();
    go(at('/movies'), step('/title/one'), showing('one'));
    expect(done).toEqual(['/movies to /title/one']);
  });

  it('wait for it, and the last of several steps is taken from the page that stands', async () => {
    const { go } = createLateTransitions(async () => loaded);
    go(at('/movies'), step('/title/one'), showing('one'));
    go(at('/title/one'), step('/title/two'), showing('two'));
    expect(done).toEqual([]);
    await settle();
    expect(done).toEqual(['/movies to /title/two']);
  });

  it.each([
    ['back', step('/movies', 'POP')],
    ['to the page that stands', step('/movies')],
  ])('wait for nothing at a step %s, which overtakes one that waits', async (_name, back) => {
    const { go } = createLateTransitions(async () => loaded);
    go(at('/movies'), step('/title/one'), showing('one'));
    go(at('/title/one'), back, showing('movies'));
    expect(done).toEqual(['plainly movies']);
    await settle(2_000);
    expect(done).toEqual(['plainly movies']);
  });

  it('wait for nothing where the visitor asks for less motion', () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
    createLateTransitions(async () => loaded).go(at('/movies'), step('/title/one'), showing('one'));
    expect(done).toEqual(['plainly one']);
  });

  it.each([
    ['does not come', () => Promise.reject(new Error('404')), 0],
    ['is late', () => new Promise<PageTransitions>(() => undefined), 1_000],
  ])('are none where it %s', async (_name, load, ms) => {
    createLateTransitions(load).go(at('/movies'), step('/title/one'), showing('one'));
    await settle(ms);
    expect(done).toEqual(['plainly one']);
  });
});
