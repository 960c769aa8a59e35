import { findChromium } from './find-chromium.ts';
import { runCommand } from './run-command.ts';

/** What to do where this program may not install anything. */
const remedy =
  'The browser tests need Chromium or Chrome, and there is none. Install one (on Debian, as root: apt-get install chromium), ' +
  'or name one that is there: CHROME_PATH=/path/to/chrome npm test';

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Finds Chromium; as root on Debian, installs it when it is missing. `say` is told what goes on.
 *
 * @returns the path of the browser
 * @throws Error with what the person can do
 */
export async function ensureChromium(say: (text: string) => void): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  const apt = await runCommand('apt-get', ['--version'], { log: 'chromium' });
  if (!isRoot() || apt.code !== 0) throw new Error(remedy);

  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  say('Chromium is missing: reading the list of Debian packages (apt-get update)');
  await runCommand('apt-get', ['update'], { log: 'chromium-update', env });
  say('Chromium is missing: installing it from Debian (apt-get install chromium)');
  const args = ['install', '-y', '--no-install-recommends', 'chromium'];
  const installed = await runCommand('apt-get', args, { log: 'chromium-install', env });
  const browser = findChromium();
  if (browser === undefined) {
    throw new Error(`Chromium could not be installed.\n${installed.output.trim().slice(-1500)}\n${remedy}`);
  }
  return browser;
}
