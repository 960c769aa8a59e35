import type { VisitorVersions } from '@sinima/contracts/composition';
import { askOnReturn, createReleaseNews, isWithdrawn } from './release-news.ts';

const page: VisitorVersions = { generation: 7, versions: { shell: 'h', 'mfe-title': 'old' } };
const changed: VisitorVersions = { generation: 8, versions: { ...page.versions, 'mfe-title': 'new' } };

/** A tab whose questions are answered with these, the last one again and again. */
function openTab(...answers: (VisitorVersions | Error)[]) {
  const ask = jest.fn(async () => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { news: createReleaseNews(page, ask), ask };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

const setNavigationType = (type: string): void =>
  void jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceNavigationTiming]);

beforeEach(() => {
  performance.getEntriesByType ??= () => [];
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('news of releases', () => {
  it('a tab is outdated once its visitor gets another version', async () => {
    const { news } = openTab(changed);
    expect(news.isOutdated()).toBe(false);
    expect(await news.ask()).toBe(true);
    expect(news.isOutdated()).toBe(true);
  });

  it("another visitor's canary is a new generation, and outdates nothing", async () => {
    const { news } = openTab({ ...page, generation: 8 });
    await news.ask();
    expect(news.isOutdated()).toBe(false);
  });

  it('a server that lags behind tells nothing', async () => {
    const { news } = openTab(changed, { ...page, generation: 7 });
    await news.ask();
    expect(await news.ask()).toBe(false);
    expect(news.isOutdated()).toBe(true);
  });

  it('a rollback before the page was outdated leaves it as it is', async () => {
    const { news } = openTab(changed, { ...page, generation: 9 });
    await news.ask();
    await news.ask();
    expect(news.isOutdated()).toBe(false);
  });

  it('a server that does not answer outdates nothing', async () => {
    const { news } = openTab(new Error('no network'));
    expect(await news.ask()).toBe(false);
    expect(news.isOutdated()).toBe(false);
  });

  it('is asked for once at a time', async () => {
    const { news, ask } = openTab(page);
    await Promise.all([news.ask(), news.ask()]);
    expect(ask).toHaveBeenCalledTimes(1);
    await news.ask();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is told to all that listen', async () => {
    const { news } = openTab(changed);
    const listener = jest.fn();
    news.listen(listener);
    await news.ask();
    expect(listener).toHaveBeenCalledWith(changed);
  });
});

describe('the versions of a page', () => {
  const shown = { shell: ['h'], 'mfe-title': ['old'] };

  it.each([
    ['none is barred', {}, false],
    ['another version is barred', { 'mfe-title': ['older'] }, false],
    ['one is barred', { 'mfe-title': ['old'] }, true],
    ['an app was taken off the site', { 'mfe-title': ['*'] }, true],
    ['the host was rolled back', { shell: ['h'] }, true],
  ])('%s', async (_name, barred, withdrawn) => {
    const list = { generation: 8, barred, serviceWorker: 'on' } as const;
    expect(await isWithdrawn(shown, async () => list)).toBe(withdrawn);
  });

  it('a server that does not answer bars none', async () => {
    expect(await isWithdrawn(shown, () => Promise.reject(new Error('no network')))).toBe(false);
  });
});

describe('a tab that its visitor comes back to', () => {
  it.each([
    [
      'restored by Back',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('%s is loaded anew where it may not stay', async (_how, comeBack) => {
    const reload = jest.fn();
    askOnReturn(openTab(changed).news, async () => true, reload);
    comeBack();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('opened by Back from the cache of the browser is loaded anew where it may not stay', async () => {
    setNavigationType('back_forward');
    const reload = jest.fn();
    askOnReturn(openTab(changed).news, async () => true, reload);
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays where a release has merely replaced it', async () => {
    setNavigationType('back_forward');
    const reload = jest.fn();
    askOnReturn(openTab(changed).news, async () => false, reload);
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that was merely hidden asks, and stays as it is being read', async () => {
    const reload = jest.fn();
    const { news, ask } = openTab(changed);
    askOnReturn(news, async () => true, reload);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['was prerendered', { activationStart: 40 }, 1],
    ['was fetched ahead', { deliveryType: 'navigational-prefetch' }, 1],
    ['was asked for by the visitor', { activationStart: 0, deliveryType: '' }, 0],
  ])('a document that may not stay and %s (%j) is loaded anew %i times', async (_name, entry, times) => {
    const { news } = openTab(changed);
    const reload = jest.fn();
    Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate', ...entry }] });
    askOnReturn(news, async () => true, reload);
    await settle();
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
