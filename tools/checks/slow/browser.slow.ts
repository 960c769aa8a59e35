import { runSlowBrowserTests } from '../src/browser-tests.ts';
import { ensureChromium } from '../src/install-chromium.ts';

it('browser tests that are tagged @slow pass', async () => {
  const { passed, failures } = await runSlowBrowserTests(await ensureChromium(console.log));
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(0);
});
