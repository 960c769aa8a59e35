import { runSlowBrowserTests } from '../src/browser-tests.ts';
import { ensureChromium } from '../src/install-chromium.ts';

it(
  'no remote, service or disk that fails takes more of the site down than its own part',
  async () => {
    await ensureChromium(console.log);
    // One after the other: what is killed in one site would make the other late.
    const { passed, failures } = await runSlowBrowserTests('@faults', 1);
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  },
  120 * 60_000,
);
