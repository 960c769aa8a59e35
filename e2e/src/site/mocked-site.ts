/** The site as `npm run dev -- --mock` shows it: a shell server on the mock API, with no BFF and no database. */
import { PANEL_SCRIPT, startMockApi } from '@sinima/mock-api/start-mock-api';
import { wholeDocument } from '@sinima/site/whole-document';
import { startShellServer } from './shell-process.ts';
import { pristineStoreDir } from './test-folders.ts';

export interface MockedSite {
  readonly origin: string;
  /** Switch calls, as `getTitle=500`, or all as `*=empty`; what was switched before is as it was. */
  switchTo(query: string): Promise<void>;
  stop(): Promise<void>;
}

/** Start both on free ports. */
export async function startMockedSite(): Promise<MockedSite> {
  const mock = await startMockApi({ document: await wholeDocument() });
  const shell = await startShellServer('mocked-shell', {
    BFF_URL: mock.origin,
    RELEASES_DIR: pristineStoreDir(),
    // Makes it a site in development, which shows the panel and caches no page; nothing is built anew here.
    DEV_SERVER_URL: mock.origin,
    DEV_SCRIPTS: PANEL_SCRIPT,
  });
  // Through the site, as the panel does.
  const switches = `${shell.origin}/api/__mock/switches`;
  return {
    origin: shell.origin,
    async switchTo(query) {
      await fetch(switches, { method: 'DELETE' });
      const response = await fetch(`${switches}?${query}`, { method: 'POST' });
      if (!response.ok) throw new Error(await response.text());
    },
    async stop() {
      await shell.stop();
      await mock.stop();
    },
  };
}
