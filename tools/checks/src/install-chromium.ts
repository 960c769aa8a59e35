import { existsSync } from 'node:fs';
import { runProcess, type ProcessResult } from '@sinima/processes/run-process';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

const APT = '/usr/bin/apt-get';

/** The remedy where this program may not install anything. */
const remedy =
  'The browser tests need Chromium or Chrome, and there is none. Install one (on Debian, as root: apt-get install chromium), ' +
  'or name one that is there: CHROME_PATH=/path/to/chrome npm test';

const isRoot = (): boolean => process.getuid?.() === 0;

const apt = (...args: string[]): Promise<ProcessResult> =>
  runProcess({ command: APT, args, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Find Chromium, and the one without a user interface; as root on Debian, install what is missing of them. `say` gets what goes on.
 *
 * @throws Error with the remedy, where there is none
 */
export async function ensureChromium(say: (text: string) => void): Promise<void> {
  const found = findChromium();
  if (found !== undefined && findHeadlessShell() !== found) return;
  const isOwnChoice = (process.env['CHROME_PATH'] ?? '') !== '';
  if (isOwnChoice || !isRoot() || !existsSync(APT)) {
    if (found !== undefined) return;
    throw new Error(remedy);
  }

  // Most tests run in the one without a user interface.
  const missing = [...(found === undefined ? ['chromium'] : []), 'chromium-headless-shell'];
  const what = missing.join(' and ');
  say(`Missing: ${what}. Reading the list of Debian packages (apt-get update)`);
  await apt('update');
  say(`Missing: ${what}. Installing from Debian (apt-get install ${missing.join(' ')})`);
  const { output } = await apt('install', '-y', '--no-install-recommends', ...missing);
  if (findChromium() === undefined) {
    throw new Error(`Chromium could not be installed.\n${output.trim().slice(-1500)}\n${remedy}`);
  }
}
