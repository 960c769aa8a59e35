/** Whatever can be pressed is 24 px or more each way, or stands clear of the rest (WCAG 2.5.8). */
import { sitePages } from './site-pages.ts';
import { violationsOf } from './site/axe.ts';
import { hydrated } from './site/page-states.ts';
import { expect, test } from './site/site-test.ts';

/** Pages that are tried in every run; `npm run test:slow` tries all. */
const everyTime = ['home', 'movies', 'a series', 'a person'];

// Axe cannot follow a policy that forbids its script.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, address } of sitePages) {
  const tag = everyTime.includes(name) ? [] : ['@slow'];
  test(`on ${name} a finger finds every target`, { tag }, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOf(page, ['target-size']), `${width} px wide`).toEqual([]);
    }
    await page.getByRole('banner').locator('summary').click();
    expect(await violationsOf(page, ['target-size']), 'the menu').toEqual([]);
  });
}
