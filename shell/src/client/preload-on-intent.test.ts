import type { OpenTab } from './open-tab.ts';
import { preloadOnIntent } from './preload-on-intent.ts';

const prepared: string[] = [];
const rendered: string[] = [];
let isReady = true;
let savesData = false;

/** How the code behind a link was fetched: after the news, or beside them. */
const how: string[] = [];
const tab: Pick<OpenTab, 'preload' | 'prepare'> = {
  preload(fetchCode) {
    how.push('after the news');
    fetchCode();
  },
  prepare(fetchAll) {
    how.push('beside the news');
    fetchAll();
  },
};

function follow(): void {
  const pages = {
    prepare: async ({ pathname }: Pick<Location, 'pathname'>) => void prepared.push(pathname),
    prepareStep({ pathname }: Pick<Location, 'pathname'>) {
      prepared.push(`step to ${pathname}`);
      return { all: Promise.resolve() };
    },
    isReady: () => isReady,
  };
  const renderAhead = ({ pathname }: Pick<Location, 'pathname'>) => void rendered.push(pathname);
  preloadOnIntent({ pages, renderAhead, tab, savesData: () => savesData });
}

beforeAll(follow);

beforeEach(() => {
  jest.useFakeTimers();
  savesData = false;
  isReady = true;
  prepared.length = 0;
  rendered.length = 0;
  how.length = 0;
  document.body.innerHTML =
    '<a href="/title/one"><b>One</b></a> <a href="https://elsewhere.example/">Away</a>';
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

interface Signal {
  readonly type: string;
  readonly pointerType?: string;
  readonly key?: string;
  readonly ctrlKey?: boolean;
}

function send({ type, ...facts }: Signal, selector = 'a b'): void {
  const event = Object.assign(new Event(type, { bubbles: true }), { button: 0, ...facts });
  document.querySelector(selector)!.dispatchEvent(event);
}

describe('the page behind a link', () => {
  it.each<[string, Signal, number, string]>([
    [
      'the pointer has rested on it for 65 ms',
      { type: 'pointerover', pointerType: 'mouse' },
      65,
      '/title/one',
    ],
    ['the focus has rested on it for 250 ms', { type: 'focusin' }, 250, '/title/one'],
    ['a finger has rested on it for 50 ms', { type: 'touchstart' }, 50, 'step to /title/one'],
  ])('is fetched once %s', (_name, signal, ms, fetched) => {
    send(signal);
    jest.advanceTimersByTime(ms - 1);
    expect(prepared).toEqual([]);
    jest.advanceTimersByTime(1);
    expect([prepared, how]).toEqual([[fetched], ['after the news']]);
  });

  it.each<[string, Signal]>([
    ['it is pressed', { type: 'pointerdown', pointerType: 'mouse' }],
    ['Enter is pressed on it', { type: 'keydown', key: 'Enter' }],
  ])('is fetched at once when %s, beside the news of releases', (_name, signal) => {
    isReady = false;
    send(signal);
    expect([prepared, how]).toEqual([['step to /title/one'], ['beside the news']]);
  });

  it.each<[string, Signal[]]>([
    [
      'the pointer passes over it',
      [
        { type: 'pointerover', pointerType: 'mouse' },
        { type: 'pointerover', pointerType: 'mouse' },
      ],
    ],
    ['the touch becomes a scroll', [{ type: 'touchstart' }, { type: 'pointercancel' }]],
    ['it is to be opened elsewhere', [{ type: 'pointerdown', pointerType: 'mouse', ctrlKey: true }]],
  ])('is not fetched when %s', (_name, [first, second]) => {
    isReady = false;
    send(first!);
    if (second) send(second, second.type === 'pointerover' ? 'body' : undefined);
    jest.runAllTimers();
    expect(prepared).toEqual([]);
  });

  it('is not fetched when it is of another site', () => {
    isReady = false;
    send({ type: 'pointerdown', pointerType: 'mouse' }, 'a[href^=https]');
    expect(prepared).toEqual([]);
  });

  it('is not fetched for who saves data, until they follow the link', () => {
    savesData = true;
    isReady = false;
    for (const type of ['pointerover', 'focusin', 'touchstart', 'pointerdown']) send({ type });
    jest.runAllTimers();
    expect(prepared).toEqual([]);
  });

  it('is not fetched when it is pressed and all of it is there', () => {
    send({ type: 'pointerdown', pointerType: 'mouse' });
    expect([prepared, how]).toEqual([[], []]);
  });

  it('is rendered when all of it has come and the pointer still rests on the link', async () => {
    send({ type: 'pointerover', pointerType: 'mouse' });
    await jest.advanceTimersByTimeAsync(65);
    expect(rendered).toEqual(['/title/one']);
  });

  it.each<[string, () => void]>([
    ['the pointer has left by then', () => send({ type: 'pointerover', pointerType: 'mouse' }, 'body')],
    ['some of it did not come', () => (isReady = false)],
  ])('is not rendered when %s', async (_name, meanwhile) => {
    send({ type: 'pointerover', pointerType: 'mouse' });
    jest.advanceTimersByTime(65);
    meanwhile();
    await jest.runAllTimersAsync();
    expect([prepared, rendered]).toEqual([['/title/one'], []]);
  });

  // The last one: from here on there are two who follow.
  it('is fetched where the sign that this code came with was one for it', () => {
    document.querySelector('a')!.focus();
    jest.runAllTimers();
    prepared.length = 0;
    follow();
    jest.advanceTimersByTime(65);
    expect(prepared).toEqual(['/title/one']);
  });
});
