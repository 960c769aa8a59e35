import type { Location, NavigationType } from 'react-router-dom';
import { createPageTransitions, type PageShower } from './page-transitions.ts';
import type { Passing } from './pass-page.ts';
import type { ServerPage } from './server-page.ts';

const at = (pathname: string): Location => ({ pathname, search: '', hash: '', key: pathname, state: null });
const step = (pathname: string, navigationType = 'PUSH') => ({
  navigationType: navigationType as NavigationType,
  location: at(pathname),
});

/** What was done, in its order. */
let done: string[];
let ready: Set<string>;
let arrive: () => void;

const passing: Passing = {
  passPage({ show }) {
    done.push('begin');
    return show(() => false);
  },
  showServerPage: () => void done.push('by hand'),
  async renderBehindServerPage(render) {
    render();
  },
  revealInPlace: () => false,
  readServerPage: () => Promise.resolve(undefined),
  endServerPage: () => undefined,
  isSwiped: () => false,
};

let isAhead: boolean;

/** What comes of the server's page; undefined: it is not asked. */
let serverPage: Promise<ServerPage | undefined> | undefined;

const transitions = () =>
  createPageTransitions({
    pages: {
      isReady: ({ pathname }) => ready.has(pathname),
      takeStep: ({ pathname }) => ({
        all: new Promise((resolve) => {
          arrive = () => {
            ready.add(pathname);
            resolve();
          };
        }),
        ...(serverPage && { serverPage }),
      }),
    },
    passing,
    clicked: () => null,
    renderAhead: () => void done.push('render'),
  });

const showing = (name: string): PageShower => ({
  show: async () => void done.push(`show ${name}`),
  showByHand: (change) => change(),
  isAhead: () => isAhead,
});

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  ready = new Set();
  serverPage = undefined;
  isAhead = false;
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
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

  it('where the visitor had scrolled to, at a step back, whatever was noted since', async () => {
    window.scrollTo = jest.fn();
    sessionStorage.setItem('sinima:scroll:/movies:/movies', '700');
    transitions().go(at('/title/one'), step('/movies', 'POP'), showing('movies'));
    sessionStorage.setItem('sinima:scroll:/movies:/movies', '0');
    await jest.advanceTimersByTimeAsync(0);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
  });

  it('and the place of a step back that is overtaken stays out of the next page', async () => {
    window.scrollTo = jest.fn();
    const { go } = transitions();
    go(at('/title/one'), step('/movies', 'POP'), showing('movies'));
    go(at('/movies'), step('/title/two'), showing('two'));
    await jest.advanceTimersByTimeAsync(0);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  describe('where the server renders it', () => {
    const page = {} as ServerPage;

    it('by hand as soon as the document has come, and by React when all has', async () => {
      serverPage = Promise.resolve(page);
      transitions().go(at('/movies'), step('/title/one'), showing('one'));
      await jest.advanceTimersByTimeAsync(0);
      expect(done).toEqual(['begin', 'by hand']);
      arrive();
      await jest.advanceTimersByTimeAsync(0);
      expect(done).toEqual(['begin', 'by hand', 'render', 'show one']);
    });

    it('by hand first where all is there already', async () => {
      serverPage = Promise.resolve(page);
      ready.add('/title/one');
      transitions().go(at('/movies'), step('/title/one'), showing('one'));
      await jest.advanceTimersByTimeAsync(0);
      expect(done).toEqual(['begin', 'by hand']);
    });

    it('by React, where that has rendered it ahead', () => {
      serverPage = Promise.resolve(page);
      ready.add('/title/one');
      isAhead = true;
      transitions().go(at('/movies'), step('/title/one'), showing('one'));
      expect(done).toEqual(['begin', 'show one']);
    });

    it('as without it, where the document does not come', async () => {
      serverPage = Promise.resolve(undefined);
      transitions().go(at('/movies'), step('/title/one'), showing('one'));
      arrive();
      await jest.advanceTimersByTimeAsync(0);
      expect(done).toEqual(['begin', 'show one']);
    });

    it('by React, where the step leads to a place within it', async () => {
      serverPage = Promise.resolve(page);
      const to = step('/theaters');
      transitions().go(at('/'), { ...to, location: { ...to.location, hash: '#one' } }, showing('one'));
      await jest.advanceTimersByTimeAsync(0);
      expect(done).toEqual([]);
      arrive();
      await jest.advanceTimersByTimeAsync(0);
      expect(done).toEqual(['begin', 'show one']);
    });

    it('part by part, where the document is late', async () => {
      serverPage = new Promise(() => undefined);
      transitions().go(at('/movies'), step('/title/one'), showing('one'));
      await jest.advanceTimersByTimeAsync(1_500);
      expect(done).toEqual(['show one']);
    });

    it('not when the step is overtaken, and the next one begins at the page that stands', async () => {
      serverPage = Promise.resolve(page);
      const { go } = transitions();
      go(at('/movies'), step('/title/one'), showing('one'));
      await jest.advanceTimersByTimeAsync(0);
      const former = arrive;
      serverPage = undefined;
      go(at('/title/one'), step('/title/two'), showing('two'));
      former();
      await jest.advanceTimersByTimeAsync(0);
      expect(done).toEqual(['begin', 'by hand']);
      arrive();
      await jest.advanceTimersByTimeAsync(0);
      expect(done).toEqual(['begin', 'by hand', 'begin', 'show two']);
    });
  });
});
