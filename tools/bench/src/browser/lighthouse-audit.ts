import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '@sinima/checks/find-chromium';
import { runProcess } from '@sinima/processes/run-process';
import { UserFacingError } from '@sinima/site/user-facing-error';

/** 12 is the last version for Node 20. It is fetched when it is used: 100 MB that nothing else needs. */
const PACKAGE = 'lighthouse@12.8.2';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores of one page, 0 to 100, and the titles of audits that a page is to hold and does not. */
export interface LighthouseAudit {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly failed: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

function runLighthouse(address: string, reportFile: string): ReturnType<typeof runProcess> {
  return runProcess({
    command: 'npx',
    args: [
      '--yes',
      PACKAGE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${reportFile}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
}

/** How often a page is tried: now and then Lighthouse loses the beginning of its own recording, and asks to be run again. */
const ATTEMPTS = 3;

/**
 * Audit a page as Lighthouse does it for a phone, with its own throttle, in a browser of its own.
 *
 * @param workDir a folder for its report
 * @throws UserFacingError when Lighthouse cannot be fetched, or breaks off each time
 */
export async function auditPage(address: string, workDir: string): Promise<LighthouseAudit> {
  const reportFile = path.join(workDir, 'lighthouse.json');
  let run = await runLighthouse(address, reportFile);
  for (let attempt = 1; attempt < ATTEMPTS && run.code !== 0; attempt += 1) {
    run = await runLighthouse(address, reportFile);
  }
  if (run.code !== 0) {
    throw new UserFacingError(
      `${PACKAGE} did not audit ${address} (npx fetches it from the registry):\n${run.output}`,
    );
  }
  const { categories, audits } = JSON.parse(await readFile(reportFile, 'utf8')) as Report;
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  ) as LighthouseAudit['scores'];
  const ofRules = CATEGORIES.filter((category) => category !== 'performance');
  const failed = ofRules
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.score !== undefined && audit.score !== null && audit.score < 1);
  return { scores, failed: failed.map((audit) => audit!.title) };
}
