import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Where browsers lie that are seldom on the PATH. */
const knownPlaces = [
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first program of these names on the `PATH`, or of these places. */
function findProgram(
  searched: string,
  called: readonly string[],
  places: readonly string[],
): string | undefined {
  const onPath = searched.split(path.delimiter).filter((dir) => dir !== '');
  const candidates = called.flatMap((name) => onPath.map((dir) => path.join(dir, name)));
  return [...candidates, ...places].find(isProgram);
}

/**
 * The Chromium or Chrome that is there: `CHROME_PATH`, or the first on the `PATH`.
 *
 * @returns its absolute path, or undefined when there is none
 * @throws Error when `CHROME_PATH` names no program
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROME_PATH: named = '', PATH: searched = '' } = environment;
  if (named !== '') {
    if (isProgram(named)) return path.resolve(named);
    const problem = existsSync(named) ? 'is no program that can be run' : 'does not exist';
    throw new Error(`CHROME_PATH is ${named}, which ${problem}. Unset it, or name a Chromium or Chrome.`);
  }
  return findProgram(searched, names, knownPlaces);
}

/**
 * The Chromium without a user interface that is there, which takes two thirds of the processor time of the whole one. It has no
 * back/forward cache and no view transitions between documents.
 *
 * @returns its absolute path; where there is none, or `CHROME_PATH` names a browser, that of {@link findChromium}
 * @throws Error when `CHROME_PATH` names no program
 */
export function findHeadlessShell(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROME_PATH: named = '', PATH: searched = '' } = environment;
  const shell = named === '' ? findProgram(searched, headlessNames, []) : undefined;
  return shell ?? findChromium(environment);
}
