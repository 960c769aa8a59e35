import type { ReleaseNews } from './release-news.ts';

/** How long a navigation may wait for news of releases, in milliseconds. */
const WAIT_MS = 150;

/** Navigations and preloading of a tab that may be older than what is live. */
export interface OpenTab {
  /**
   * Take a step to another page: with the page's own code, or as a document when the visitor gets other versions by
   * now. Waits for the news where there was none of late; a step that is overtaken by the next one is dropped.
   */
  step(ways: { goOn: () => void; asDocument: () => void }): void;
  /** Fetch code ahead of a step, unless it would be that of versions that the visitor no longer gets. */
  preload(fetchCode: () => void): void;
}

/** Return the tab's steps. */
export function createOpenTab(news: ReleaseNews): OpenTab {
  let latest = 0;

  return {
    step({ goOn, asDocument }) {
      const turn = ++latest;
      // Without a network the code that is there may still do; a document would be the browser's error page.
      const take = (): void => (news.isOutdated() && navigator.onLine ? asDocument() : goOn());
      if (news.isFresh() || news.isOutdated()) {
        take();
        return;
      }
      const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      void Promise.race([news.confirm(), late]).then(() => {
        if (turn === latest) take();
      });
    },
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
  };
}
