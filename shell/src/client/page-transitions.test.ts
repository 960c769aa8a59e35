import type { Location, NavigationType } from 'react-router-dom';
import { createPageTransitions } from './page-transitions.ts';

const at = (pathname: string): Location => ({ pathname, search: '', hash: '', key: pathname, state: null });
const step = (pathname: string, action = 'PUSH') => ({
  action: action as NavigationType,
  location: at(pathname),
});

/** What was done, in its order. */
let done: string[];
let ready: Set<string>;
let arrive: () => void;

function transitions() {
  return createPageTransitions({
    isReady: ({ pathname }) => ready.has(pathname),
    prepare: ({ pathname }) =>
      new Promise((resolve) => {
        arrive = () => {
          ready.add(pathname);
          resolve();
        };
      }),
  });
}

const showing = (name: string) => async (): Promise<void> => void done.push(`show ${name}`);

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  ready = new Set();
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      done.push('begin');
      const updated = update();
      return { ready: updated, updateCallbackDone: updated, finished: updated };
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a page gives way to the next', () => {
  it('at once, in a transition, when all of it is there', () => {
    ready.add('/title/one');
    transitions().go(at('/movies'), step('/title/one'), showing('one'));
    expect(done).toEqual(['begin', 'show one']);
  });

  it('in a transition that begins when all of it has arrived', async () => {
    transitions().go(at('/movies'), step('/title/one'), showing('one'));
    await jest.advanceTimersByTimeAsync(700);
    expect(done).toEqual([]);
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['begin', 'show one']);
  });

  it('without one, part by part, after a second and a half', async () => {
    transitions().go(at('/movies'), step('/title/one'), showing('one'));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(done).toEqual(['show one']);
  });

  it('only once, when the step is overtaken by another one', async () => {
    const { go } = transitions();
    go(at('/movies'), step('/title/one'), showing('one'));
    const former = arrive;
    go(at('/title/one'), step('/title/two'), showing('two'));
    former();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toEqual([]);
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['begin', 'show two']);
  });

  it('not at all, when the overtaking step leads back to the page that stands', async () => {
    const { go } = transitions();
    go(at('/movies'), step('/title/one'), showing('one'));
    go(at('/title/one'), step('/movies', 'POP'), showing('movies'));
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['show movies']);
  });

  it('without waiting, where a step back leads to what is not there any more', () => {
    transitions().go(at('/title/one'), step('/movies', 'POP'), showing('movies'));
    expect(done).toEqual(['show movies']);
  });
});
