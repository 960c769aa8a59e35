import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { comesOffline, loadDocument, reloadDocument } from './document-load.ts';
import { siteNavigator } from './site-navigator.ts';

jest.mock('./document-load.ts', () => ({
  comesOffline: jest.fn(() => false),
  loadDocument: jest.fn(),
  reloadDocument: jest.fn(),
}));

const sign = jest.fn();
const prepare = jest.fn();

/** The navigator of a tab that is older than what is live, or is not. */
const navigatorOf = (isOutdated: boolean, isLate = false, isReady = true) =>
  siteNavigator(
    createBrowserHistory({ v5Compat: true }),
    {
      step({ goOn, asDocument }) {
        if (!isOutdated || isLate) goOn();
        if (isOutdated) asDocument();
      },
      prepare: (fetchAll) => fetchAll(),
    },
    { sign, prepare, isReady: () => isReady },
  );

const here = (): string => location.pathname + location.search + location.hash;

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/movies?page=1');
});

describe('the navigator of the site', () => {
  it('a step of a tab that is current stays in the document', () => {
    navigatorOf(false).push('/title/one#cast');
    expect(here()).toBe('/title/one#cast');
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('a step says that it has begun, and fetches its page before it is known how it goes on', () => {
    navigatorOf(false, false, false).push('/title/one?tab=cast');
    expect(sign).toHaveBeenCalledTimes(1);
    const [[target]] = prepare.mock.calls as [[URL]];
    expect(target.pathname + target.search).toBe('/title/one?tab=cast');
  });

  it('a step of an outdated tab to another page loads its document, and leaves the history to the browser', () => {
    navigatorOf(true).push('/title/one#cast');
    expect(loadDocument).toHaveBeenCalledWith('http://localhost/title/one#cast');
    expect(here()).toBe('/movies?page=1');
  });

  it('a change of the search of an outdated tab reloads the page at the new address, where it keeps its place', () => {
    navigatorOf(true).push('/movies?page=2');
    expect(here()).toBe('/movies?page=2');
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    expect(loadDocument).not.toHaveBeenCalled();
  });

  describe('without a network', () => {
    beforeEach(() => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      jest.mocked(comesOffline).mockReturnValue(true);
    });
    afterEach(() => {
      jest.restoreAllMocks();
      jest.mocked(comesOffline).mockReturnValue(false);
    });

    it('a step to a page that is not there loads its document, of which there may be a copy', () => {
      navigatorOf(false, false, false).push('/title/one');
      expect(loadDocument).toHaveBeenCalledWith('http://localhost/title/one');
      expect(prepare).not.toHaveBeenCalled();
    });

    it.each([
      ['a page that is there with its data', '/title/one', true, true],
      ['another search of the same page', '/movies?page=2', false, true],
      ['a page that nothing would answer for', '/title/one', false, false],
    ])('a step to %s stays in the document', (_name, to, isReady, hasWorker) => {
      jest.mocked(comesOffline).mockReturnValue(hasWorker);
      navigatorOf(false, false, isReady).push(to);
      expect(here()).toBe(to);
      expect(loadDocument).not.toHaveBeenCalled();
    });
  });

  it('a step that turns out to be outdated when it is taken reloads the page where it leads', () => {
    navigatorOf(true, true).push('/title/one');
    expect(here()).toBe('/title/one');
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it.each([
    ['a place within the page', 'push', '/movies?page=1#top'],
    ['a correction of the address', 'replace', '/films'],
  ] as const)('%s is no step, even of an outdated tab', (_name, how, to) => {
    navigatorOf(true)[how](to);
    expect(here()).toBe(to);
    expect(prepare).not.toHaveBeenCalled();
    expect(reloadDocument).not.toHaveBeenCalled();
    expect(loadDocument).not.toHaveBeenCalled();
  });
});
