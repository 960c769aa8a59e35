import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '@sinima/checks/find-chromium';
import { UserFacingError } from '@sinima/site/user-facing-error';
import { runBff } from '../bff/running-bff.ts';
import type { Target } from '../measure/target.ts';
import { prepareSite } from '../site/prepare-site.ts';
import { runShell } from '../site/running-shell.ts';
import { benchFirstViews } from './bench-first-views.ts';
import { benchInteractions } from './bench-interactions.ts';
import { benchLighthouse } from './bench-lighthouse.ts';
import { benchNavigations } from './bench-navigations.ts';
import { benchWeek } from './bench-week.ts';
import type { SiteUnderTest } from './site-under-test.ts';

/** Parts of the bench, by the name that `--only` takes. */
const PARTS: Readonly<Record<string, (site: SiteUnderTest) => Promise<Target[]>>> = {
  first: benchFirstViews,
  inp: benchInteractions,
  navigations: benchNavigations,
  week: benchWeek,
  lighthouse: benchLighthouse,
};

/** Parts that are measured where none is named; Lighthouse takes 16 s for each page of each run, and is fetched for it. */
const USUAL_PARTS = ['first', 'inp', 'navigations', 'week'];

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

interface SiteBenchOptions {
  /** Measures this part alone; without it, all but Lighthouse. */
  readonly only?: string | undefined;
  /** Origin of another version of the site, which navigations are compared with. */
  readonly against?: string | undefined;
  readonly runs: number;
  readonly say: (text: string) => void;
}

/** Measure the built site in a browser, print the tables, and resolve with the targets and the measurements. */
export async function benchSite({ only, against, runs, say }: SiteBenchOptions): Promise<Target[]> {
  const names = only === undefined ? USUAL_PARTS : [only];
  const parts = names.map((name) => PARTS[name]);
  if (parts.includes(undefined)) {
    throw new UserFacingError(
      `The site has no part named ${only}. There are: ${Object.keys(PARTS).join(', ')}.`,
    );
  }
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new UserFacingError(
      'There is no Chromium on this machine. Install one, or name it in CHROME_PATH.',
    );
  }
  await prepareSite();
  const workDir = await mkdtemp(path.join(tmpdir(), 'sinima-bench-'));
  const bff = await runBff(
    { dataDir: path.join(workDir, 'data'), logDir: workDir },
    { cacheMegabytes: 64, logEvery: 100 },
  );
  const stops = [() => bff.stop()];
  try {
    const shell = await runShell({ name: 'site', bffOrigin: bff.origin, logDir: workDir });
    stops.unshift(() => shell.stop());
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
    stops.unshift(() => browser.close());
    say(`Chromium ${browser.version()}, ${runs} runs.`);
    const targets: Target[] = [];
    for (const part of parts) {
      targets.push(
        ...(await part!({ browser, executablePath, origin: shell.origin, against, workDir, runs, say })),
      );
    }
    return targets;
  } finally {
    for (const stop of stops) await stop();
    await rm(workDir, { recursive: true, force: true });
  }
}
