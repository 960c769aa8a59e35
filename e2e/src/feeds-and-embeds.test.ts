/** What feed readers, calendars and other sites read of the site, and what these show of it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeViolations } from '@sinima/testing/axe';
import { overflowWidth } from './checks/reflow.ts';
import { list, person, title } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';

for (const { at, feed, entry } of [
  { at: '/movies', feed: '/feeds/new-titles.atom', entry: /\/title\// },
  { at: '/movies?country=South+Africa', feed: '/feeds/country/South%20Africa.atom', entry: /\/title\// },
  { at: person.address, feed: '/feeds/person/genevieve-nnaji.atom', entry: /\/title\// },
  { at: list.address, feed: '/feeds/list/rising-african-directors.atom', entry: /\/person\// },
  { at: '/awards', feed: '/feeds/awards.atom', entry: /\/awards\/.*\?year=\d{4}$/ },
]) {
  test(`${at} leads to a feed, whose entries are on the site`, async ({ page, served, request }) => {
    const { document } = await served(at);
    const link = document.querySelector('link[rel=alternate][type="application/atom+xml"]');
    expect(link?.getAttribute('href')).toBe(feed);
    const response = await request.get(feed);
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    // Only browsers tell whether it is XML at all.
    const entries = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return Array.from(parsed.querySelectorAll('feed > entry'), (each) => ({
          id: each.querySelector('id')?.textContent ?? '',
          title: each.querySelector('title')?.textContent ?? '',
          link: each.querySelector('link')?.getAttribute('href') ?? '',
          updated: each.querySelector('updated')?.textContent ?? '',
        }));
      },
      await response.text(),
    );
    expect(entries.length).toBeGreaterThan(4);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const each of entries) {
      expect(each).toEqual({
        id: each.link,
        title: expect.stringMatching(/\S/) as unknown,
        link: expect.stringMatching(entry) as unknown,
        updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/) as unknown,
      });
    }
    expect((await request.get(entries[0]?.link ?? '')).status()).toBe(200);
  });
}

for (const { at, calendar } of [
  { at: '/festivals', calendar: '/feeds/festivals.ics' },
  {
    at: '/festivals/durban-international-film-festival',
    calendar: '/feeds/festival/durban-international-film-festival.ics',
  },
  { at: '/movies?status=upcoming', calendar: '/feeds/upcoming.ics' },
]) {
  test(`${at} leads to a calendar of days`, async ({ served, request }) => {
    const { document } = await served(at);
    expect(document.querySelector('link[type="text/calendar"]')?.getAttribute('href')).toBe(calendar);
    const response = await request.get(calendar);
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = (await response.text()).split('\r\n');
    expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
    const begun = lines.filter((line) => line === 'BEGIN:VEVENT').length;
    expect(begun).toBeGreaterThan(0);
    expect(lines.filter((line) => /^DTSTART;VALUE=DATE:\d{8}$/.test(line))).toHaveLength(begun);
    expect(lines.filter((line) => /^DTEND;VALUE=DATE:\d{8}$/.test(line))).toHaveLength(begun);
  });
}

let elsewhere: Server;
let other: string;
let shown: string;

test.beforeAll(async () => {
  elsewhere = createServer((_request, response) => {
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="en"><title>Another site</title><body style="margin:0">${shown}`);
  });
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve));
  other = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
});
test.afterAll(() => void elsewhere.close());

for (const { address, name, heading } of [title, person, list]) {
  test(`another site embeds ${name} without a script`, async ({
    page,
    served,
    request,
    complaints,
    context,
  }) => {
    const { document } = await served(address);
    const discovered = document.querySelector('link[type="application/json+oembed"]')?.getAttribute('href');
    const answer = (await (await request.get(discovered ?? '')).json()) as { html: string; type: string };
    expect(answer.type).toBe('rich');
    shown = answer.html;
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(other);
    const card = page.frameLocator('iframe');
    await expect(card.getByRole('heading', { level: 1 })).toHaveText(heading);
    const picture = card.locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await overflowWidth(page)).toBe(0);
    const opened = context.waitForEvent('page');
    await card.getByRole('link').click();
    await expect(await opened).toHaveURL(new RegExp(`${address}$`));

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(/src="([^"]+)"/.exec(answer.html)?.[1] ?? '');
      expect(await axeViolations(page, { also: ['target-size'] })).toEqual([]);
      expect(await overflowWidth(page)).toBe(0);
      expect(await page.locator('script').count()).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
}

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an embedded card is whole', async ({ page, baseURL }) => {
    shown = `<iframe src="${baseURL}/embed/title/living-in-bondage" sandbox></iframe>`;
    await page.goto(other);
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Living in Bondage');
  });
});
