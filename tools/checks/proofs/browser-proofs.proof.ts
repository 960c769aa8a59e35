import { runBrowserProofs } from '../src/browser-tests.ts';
import { ensureChromium } from '../src/install-chromium.ts';

export const claim = 'The browser tests that are tagged @prove pass.';

/** Runs the browser tests that `npm test` leaves out for their length. */
export async function prove(say: (text: string) => void): Promise<string> {
  const { passed, failures } = await runBrowserProofs(await ensureChromium(say), () => undefined);
  if (failures.length > 0) throw new Error(`\n  ${failures.join('\n  ')}`);
  return `${passed} passed`;
}
