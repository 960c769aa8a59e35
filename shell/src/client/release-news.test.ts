import type { VisitorVersions } from '@sinima/contracts/composition';
import { createOpenTab } from './open-tab.ts';
import { askOnReturn, createReleaseNews } from './release-news.ts';

const page: VisitorVersions = { generation: 7, versions: { shell: 'h', 'mfe-title': 'old' } };
const changed: VisitorVersions = { generation: 8, versions: { ...page.versions, 'mfe-title': 'new' } };

/** A tab that was opened a while ago. */
function openTab(answers: readonly (VisitorVersions | Error | Promise<VisitorVersions>)[]) {
  const left = [...answers];
  const ask = jest.fn(async () => {
    const answer = left.length > 1 ? left.shift()! : left[0]!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const news = createReleaseNews(page, ask);
  const tab = createOpenTab(news);
  const step = () => {
    const ways = { goOn: jest.fn(), asDocument: jest.fn() };
    tab.step(ways, false);
    return ways;
  };
  jest.advanceTimersByTime(60_000);
  return { news, tab, ask, step };
}

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** Longer than until a frame is painted, in milliseconds. */
const FRAME_MS = 20;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('an open tab', () => {
  it('a step goes on without a document while the visitor gets the same versions', async () => {
    const { ask, step } = openTab([page]);
    const { goOn, asDocument } = step();
    expect(goOn).not.toHaveBeenCalled();
    await settle();
    expect(goOn).toHaveBeenCalledTimes(1);
    expect(asDocument).not.toHaveBeenCalled();
    expect(step().goOn).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('a step asks, and becomes a document when the visitor gets another version', async () => {
    const { step } = openTab([changed]);
    const { goOn, asDocument } = step();
    await settle();
    expect(asDocument).toHaveBeenCalledTimes(1);
    expect(goOn).not.toHaveBeenCalled();
  });

  it("another's canary is a new generation and no reason for a document", async () => {
    const { step, news } = openTab([{ ...page, generation: 8 }]);
    news.hear(8);
    await settle();
    expect(step().goOn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a remote that is new', { ...page.versions, 'mfe-music': '1' }],
    ['a remote that is gone', { shell: 'h' }],
    ['a new host', { ...page.versions, shell: 'i' }],
  ])('%s is a reason for a document', async (_name, versions) => {
    const { news } = openTab([{ generation: 8, versions }]);
    await news.ask();
    expect(news.isOutdated()).toBe(true);
  });

  it('an answer of the API that names a newer generation makes the tab ask at once, and an older one does not', async () => {
    const { news, ask } = openTab([changed]);
    news.hear(6);
    news.hear(7);
    expect(ask).not.toHaveBeenCalled();
    news.hear(8);
    news.hear(8);
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(news.isOutdated()).toBe(true);
  });

  it('an answer of the API that names the same generation spares the question', async () => {
    const { news, ask, step } = openTab([page]);
    news.hear(7);
    expect(step().goOn).toHaveBeenCalledTimes(1);
    expect(ask).not.toHaveBeenCalled();
  });

  it('a new host whose processes give way to each other is found at the step after', async () => {
    const half = { ...page, generation: 8 };
    const { news, step, ask } = openTab([half, { ...half, versions: { ...page.versions, shell: 'i' } }]);
    news.hear(8);
    await settle(2_000);
    news.hear(8);
    const { asDocument } = step();
    await settle();
    expect(asDocument).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('a server that lags behind what was heard is not believed, and asked again', async () => {
    const { news, ask } = openTab([page, changed]);
    news.hear(8);
    await settle();
    expect(news.isOutdated()).toBe(false);
    expect(await news.confirm()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(news.isOutdated()).toBe(true);
  });

  it('a tab is current again when what it has is rolled back to', async () => {
    const { news } = openTab([changed, { ...page, generation: 9 }]);
    await news.ask();
    await news.ask();
    expect(news.isOutdated()).toBe(false);
  });

  it('a step back waits for nothing, and becomes a document once it turns out to be outdated', async () => {
    const { tab } = openTab([changed]);
    const ways = { goOn: jest.fn(), asDocument: jest.fn() };
    tab.stepBack(ways);
    expect(ways.goOn).toHaveBeenCalledTimes(1);
    await settle(FRAME_MS);
    expect(ways.asDocument).toHaveBeenCalledTimes(1);
    tab.stepBack(ways);
    expect(ways.goOn).toHaveBeenCalledTimes(1);
    expect(ways.asDocument).toHaveBeenCalledTimes(2);
  });

  it('a step to a page of which all is there waits for nothing either', async () => {
    const { tab, ask } = openTab([changed]);
    const ways = { goOn: jest.fn(), asDocument: jest.fn() };
    tab.step(ways, true);
    expect(ways.goOn).toHaveBeenCalledTimes(1);
    await settle(FRAME_MS);
    expect([ask.mock.calls.length, ways.asDocument.mock.calls.length]).toEqual([1, 1]);
  });

  it('what a step needs is fetched beside the question, and not in a tab that is outdated', async () => {
    const { tab, ask } = openTab([changed]);
    const fetchAll = jest.fn();
    tab.prepare(fetchAll);
    expect([ask.mock.calls.length, fetchAll.mock.calls.length]).toEqual([1, 1]);
    await settle();
    tab.prepare(fetchAll);
    expect(fetchAll).toHaveBeenCalledTimes(1);
  });

  it('a step waits 150 ms for the news at most', async () => {
    const { step } = openTab([new Promise<VisitorVersions>(() => undefined)]);
    const { goOn } = step();
    await settle(149);
    expect(goOn).not.toHaveBeenCalled();
    await settle(1);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('a step that went on without the news gives way to its document when they are others', async () => {
    let answer: (versions: VisitorVersions) => void = () => undefined;
    const { step } = openTab([new Promise<VisitorVersions>((resolve) => (answer = resolve))]);
    const { goOn, asDocument } = step();
    await settle(150);
    expect([goOn.mock.calls.length, asDocument.mock.calls.length]).toEqual([1, 0]);
    answer(changed);
    await settle(FRAME_MS);
    expect([goOn.mock.calls.length, asDocument.mock.calls.length]).toEqual([1, 1]);
  });

  it('a step goes on when the server does not answer, or there is no network', async () => {
    const { step } = openTab([new Error('502'), changed]);
    const first = step();
    await settle();
    expect(first.goOn).toHaveBeenCalledTimes(1);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const second = step();
    await settle();
    expect(second.goOn).toHaveBeenCalledTimes(1);
  });

  it('a step that is overtaken by the next is dropped', async () => {
    const { step } = openTab([page]);
    const [first, second] = [step(), step()];
    await settle();
    expect(first.goOn).not.toHaveBeenCalled();
    expect(second.goOn).toHaveBeenCalledTimes(1);
  });

  it('a document that Back brings as it was left is loaded anew if it is outdated, and a tab that is looked at is not', async () => {
    const { news, ask } = openTab([changed]);
    const reload = jest.fn();
    Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
    askOnReturn(news, reload);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a document that Back brings from the cache is loaded anew if it is outdated', async () => {
    const { news } = openTab([changed]);
    const reload = jest.fn();
    Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
    askOnReturn(news, reload);
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['was prerendered', { activationStart: 40 }, 1],
    ['was fetched ahead', { deliveryType: 'navigational-prefetch' }, 1],
    ['was asked for by the visitor', { activationStart: 0, deliveryType: '' }, 0],
  ])('an outdated document that %s (%j) is loaded anew %i times', async (_name, entry, times) => {
    const { news } = openTab([changed]);
    const reload = jest.fn();
    Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate', ...entry }] });
    askOnReturn(news, reload);
    await settle();
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['fetches code ahead of a step once it is confirmed', [page], 1],
    ['does not fetch code of versions that the visitor no longer gets', [changed], 0],
    ['does not fetch code ahead when it cannot be confirmed', [new Error('502')], 0],
  ])('a tab %s', async (_name, answers, times) => {
    const { tab } = openTab(answers);
    const fetchCode = jest.fn();
    tab.preload(fetchCode);
    await settle();
    tab.preload(fetchCode);
    await settle();
    expect(fetchCode).toHaveBeenCalledTimes(times * 2);
  });
});
