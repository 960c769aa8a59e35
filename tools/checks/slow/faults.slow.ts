import { runSlowBrowserTests } from '../src/browser-tests.ts';
import { ensureChromium } from '../src/install-chromium.ts';

it(
  'no remote, service or disk that fails takes more of the site down than its own part',
  async () => {
    await ensureChromium(console.log);
    const { passed, failures } = await runSlowBrowserTests('@faults');
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  },
  120 * 60_000,
);
