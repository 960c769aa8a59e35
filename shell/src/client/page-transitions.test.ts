import type { Location, NavigationType } from 'react-router-dom';
import { createPageTransitions } from './page-transitions.ts';
import type { Passing } from './pass-page.ts';

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
  isSwiped: () => false,
};

/** Return the transitions, with their code there unless another way is given to fetch it. */
async function transitions(loadPassing = async () => passing) {
  const made = createPageTransitions({
    pages: {
      isReady: ({ pathname }) => ready.has(pathname),
      prepare: ({ pathname }) =>
        new Promise((resolve) => {
          arrive = () => {
            ready.add(pathname);
            resolve();
          };
        }),
    },
    loadPassing,
  });
  await made.prepare();
  return made;
}

const showing = (name: string) => async (): Promise<void> => void done.push(`show ${name}`);

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  ready = new Set();
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a page gives way to the next', () => {
  it('at once, in a transition, when all of it is there', async () => {
    ready.add('/title/one');
    (await transitions()).go(at('/movies'), step('/title/one'), showing('one'));
    expect(done).toEqual(['begin', 'show one']);
  });

  it('in a transition that begins when all of it has arrived', async () => {
    (await transitions()).go(at('/movies'), step('/title/one'), showing('one'));
    await jest.advanceTimersByTimeAsync(700);
    expect(done).toEqual([]);
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['begin', 'show one']);
  });

  it('without one, part by part, after a second and a half', async () => {
    (await transitions()).go(at('/movies'), step('/title/one'), showing('one'));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(done).toEqual(['show one']);
  });

  it('only once, when the step is overtaken by another one', async () => {
    const { go } = await transitions();
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
    const { go } = await transitions();
    go(at('/movies'), step('/title/one'), showing('one'));
    go(at('/title/one'), step('/movies', 'POP'), showing('movies'));
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['show movies']);
  });

  it('without waiting, where a step back leads to what is not there any more', async () => {
    (await transitions()).go(at('/title/one'), step('/movies', 'POP'), showing('movies'));
    expect(done).toEqual(['show movies']);
  });

  it('plainly, where the code of transitions does not come', async () => {
    ready.add('/title/one');
    const { go } = await transitions(() => Promise.reject(new Error('404')));
    go(at('/movies'), step('/title/one'), showing('one'));
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['show one']);
  });
});
