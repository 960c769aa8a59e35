import { existsSync } from 'node:fs';
import { runProcess, type ProcessResult } from '@sinima/processes/run-process';
import { findChromium } from './find-chromium.ts';

const APT = '/usr/bin/apt-get';

/** What to do where this program may not install anything. */
const remedy =
  'The browser tests need Chromium or Chrome, and there is none. Install one (on Debian, as root: apt-get install chromium), ' +
  'or name one that is there: CHROME_PATH=/path/to/chrome npm test';

const isRoot = (): boolean => process.getuid?.() === 0;

const apt = (...args: string[]): Promise<ProcessResult> =>
  runProcess({ command: APT, args, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/**
 * Find Chromium; as root on Debian, install it when it is missing. `say` gets what goes on.
 *
 * @returns the path of the browser
 * @throws Error with what you can do
 */
export async function ensureChromium(say: (text: string) => void): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!isRoot() || !existsSync(APT)) throw new Error(remedy);

  say('Chromium is missing: reading the list of Debian packages (apt-get update)');
  await apt('update');
  say('Chromium is missing: installing it from Debian (apt-get install chromium)');
  const { output } = await apt('install', '-y', '--no-install-recommends', 'chromium');
  const browser = findChromium();
  if (browser === undefined) {
    throw new Error(`Chromium could not be installed.\n${output.trim().slice(-1500)}\n${remedy}`);
  }
  return browser;
}
