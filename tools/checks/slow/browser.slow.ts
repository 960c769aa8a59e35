import { runSlowBrowserTests } from '../src/browser-tests.ts';
import { ensureChromium } from '../src/install-chromium.ts';

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

it('browser tests that are tagged @slow pass', async () => {
  const { passed, failures } = await runSlowBrowserTests(await ensureChromium(say), () => undefined);
  expect(failures).toEqual([]);
  say(`${passed} passed`);
});
