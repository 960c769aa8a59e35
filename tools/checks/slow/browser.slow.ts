import { runSlowBrowserTests } from '../src/browser-tests.ts';
import { ensureChromium } from '../src/install-chromium.ts';

beforeAll(() => ensureChromium(console.log));

it.each([
  ['@slow', 2],
  // One after the other: they measure how long things take.
  ['@timed', 1],
])(
  'browser tests that are tagged %s pass',
  async (tag, workers) => {
    const { passed, failures } = await runSlowBrowserTests(tag, workers);
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  },
  120 * 60_000,
);
