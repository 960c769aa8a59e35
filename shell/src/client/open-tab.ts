import { afterPaint } from './after-paint.ts';
import { comesOffline } from './document-load.ts';
import type { ReleaseNews } from './release-news.ts';

/** How long a navigation may wait for news of releases, in milliseconds. */
const WAIT_MS = 150;

/** The two ways to take a step. */
interface Ways {
  readonly goOn: () => void;
  readonly asDocument: () => void;
}

/** Navigations and preloading of a tab that may be older than what is live. */
export interface OpenTab {
  /**
   * Take a step to another page: with the page's own code, or as a document when the visitor gets other versions by
   * now. Waits for the news where there was none of late, but not for long; a step that is overtaken by the next one is dropped.
   *
   * Where the news come later, and are others, the document takes the place of the page that it went to.
   *
   * @param isReady whether all of the next page is there: then it waits for nothing
   */
  step(ways: Ways, isReady: boolean): void;
  /**
   * Take a step within the history, which waits for nothing: the browser scrolls the former page meanwhile. What it shows
   * was loaded before; when it turns out to be outdated, its document takes its place.
   */
  stepBack(ways: Ways): void;
  /** Fetch code ahead of a step, unless it would be that of versions that the visitor no longer gets. */
  preload(fetchCode: () => void): void;
  /**
   * Fetch what a step needs that is being taken. It does not wait for the news, which are asked for at the same time: one
   * round trip in place of two. In a tab that is known to be outdated nothing is fetched.
   */
  prepare(fetchAll: () => void): void;
}

/** Return the tab's steps. */
export function createOpenTab(news: ReleaseNews): OpenTab {
  let latest = 0;
  // Without a network the code that is there may still do, where a document would be the browser's error page.
  const take = ({ goOn, asDocument }: Ways): void =>
    news.isOutdated() && (navigator.onLine || comesOffline()) ? asDocument() : goOn();

  /** Take a step with what is there, and look afterwards whether it was right. */
  function stepAtOnce(ways: Ways): void {
    const turn = ++latest;
    take(ways);
    if (news.isFresh() || news.isOutdated()) return;
    // A request takes some milliseconds on a small phone, and the page comes first.
    void afterPaint()
      .then(() => news.confirm())
      .then(() => {
        if (turn === latest && news.isOutdated()) ways.asDocument();
      });
  }

  return {
    step(ways, isReady) {
      if (isReady || news.isFresh() || news.isOutdated()) {
        stepAtOnce(ways);
        return;
      }
      const turn = ++latest;
      const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      void Promise.race([news.confirm(), late]).then(() => {
        if (turn === latest) stepAtOnce(ways);
      });
    },
    stepBack: stepAtOnce,
    preload(fetchCode) {
      if (news.isOutdated()) return;
      if (news.isFresh()) {
        fetchCode();
        return;
      }
      void news.confirm().then((isConfirmed) => {
        if (isConfirmed && !news.isOutdated()) fetchCode();
      });
    },
    prepare(fetchAll) {
      if (news.isOutdated()) return;
      void news.confirm();
      fetchAll();
    },
  };
}
