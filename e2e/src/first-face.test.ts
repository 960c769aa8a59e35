/** The first visit on a slow network has its headline in the site's own face, and nothing moves for it. */
import { recordLayoutShifts, takeLayoutShifts } from './checks/layout-shifts.ts';
import { home, title } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';
import { slowNetwork } from './site/slow-network.ts';
import { SLOW } from './site/test-tags.ts';
import { hydrated } from '@sinima/testing/readiness';

const VISITS = 5;
const MAX_SHIFT = 0.005;

/** What the browser has drawn the page's heading with. */
interface DrawnFont {
  readonly familyName: string;
  readonly isCustomFont: boolean;
}

for (const latency of [150, 400]) {
  for (const { name, address } of [home, title]) {
    for (let visit = 1; visit <= VISITS; visit += 1) {
      test(
        `${name} at ${latency} ms of delay, visit ${visit}: the headline is in Anton, and nothing moves`,
        { tag: SLOW },
        async ({ page }) => {
          await page.setViewportSize({ width: 412, height: 900 });
          const devtools = await slowNetwork(page, latency);
          await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
          await recordLayoutShifts(page);
          await page.goto(address);
          await hydrated(page);
          await page.evaluate(() => document.fonts.ready);
          await devtools.send('DOM.enable');
          await devtools.send('CSS.enable');
          const { root } = await devtools.send('DOM.getDocument');
          const heading = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
          const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', heading);
          expect(
            fonts.map(({ familyName, isCustomFont }: DrawnFont) => ({ familyName, isCustomFont })),
          ).toEqual([{ familyName: 'Anton', isCustomFont: true }]);
          expect((await takeLayoutShifts(page)).sum).toBeLessThanOrEqual(MAX_SHIFT);
        },
      );
    }
  }
}
