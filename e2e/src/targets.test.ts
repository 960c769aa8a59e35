/** Whatever can be pressed is 24 px or more each way, or stands clear of the rest (WCAG 2.5.8). */
import { sitePages } from './site-pages.ts';
import { violationsOf } from './site/axe.ts';
import { hydrated } from './site/page-states.ts';
import { expect, test } from './site/site-test.ts';

const tried = ['home', 'movies', 'people', 'search', 'a title', 'a series', 'a full cast', 'a person'];
const alsoTried = ['streaming', 'theaters', 'reviews', 'lists', 'a list', 'awards', 'an award', 'a festival'];

// Axe cannot follow a policy that forbids its script.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, address } of sitePages.filter(({ name }) => [...tried, ...alsoTried].includes(name))) {
  test(`on ${name} a finger finds every target`, async ({ page }) => {
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
