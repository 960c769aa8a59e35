import { runSlowBrowserTests } from '../src/browser-tests.ts';
import { ensureChromium } from '../src/install-chromium.ts';

it('browser tests that are tagged @slow pass', async () => {
  await ensureChromium(console.log);
  const { passed, failures } = await runSlowBrowserTests();
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(0);
});
