import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '@sinima/checks/find-chromium';

// Read by tools on machines without a browser too: only a run that needs it says that it is missing.
const executablePath = findHeadlessShell() ?? 'chromium';

const startTests = '**/start.test.ts';

/** They change what is live, on one site that they share (`operated-site.ts`). */
const operatedTests =
  '**/{canary-and-preview,dropped-fields,failing-code,flips,open-tabs,release,stock-remote,widgets-in-pages}.test.ts';

export default defineConfig({
  testDir: './src',
  outputDir: '../.data/test-results',
  globalSetup: './src/site/global-setup.ts',
  // As many as CI has processors, which they keep busy: with a third each test is slower, and all of them as long.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Slow tests run with SLOW=1 alone, as `npm run test:slow` does.
  grepInvert: process.env.SLOW === undefined ? /@slow|@timed|@faults|@html/ : [],
  timeout: 30_000,
  reporter: 'list',
  projects: [
    // First, for they take longest: one after the other, beside the pages.
    { name: 'operated', testMatch: operatedTests, workers: 1 },
    { name: 'pages', testMatch: '**/*.test.ts', testIgnore: [startTests, operatedTests] },
    // What a remote tests of its own pages; a change in the remote calls for them by their folder.
    { name: 'remotes', testDir: '..', testMatch: 'mfe-*/e2e/**/*.test.ts' },
    // Alone, after the others: they measure how long things take.
    { name: 'start', testMatch: startTests, dependencies: ['operated', 'pages', 'remotes'] },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    // Actions, requests and console; pictures and snapshots of each step cost a fifth of the time (`--trace on` has them).
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
    // What passes a worker passes by routes of tests; the tests of offline pages allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
