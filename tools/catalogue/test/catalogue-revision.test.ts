import { setTimeout } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fixture, openImportCatalogue, type ImportCatalogue } from './import-catalogue.ts';

let catalogue: ImportCatalogue;
let app: NestFastifyApplication;

beforeAll(async () => {
  catalogue = await openImportCatalogue();
  app = await catalogue.openApp();
}, 60_000);

afterAll(async () => {
  await app.close();
  await catalogue.close();
}, 60_000);

async function read(url: string): Promise<{ isHit: boolean; items: { slug?: string; name?: string }[] }> {
  const response = await app.inject({ url });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return { isHit: /; hit/.test(String(response.headers['cache-status'])), items: response.json() };
}

describe('a BFF that runs while files are imported', () => {
  it('shows within seconds what it had cached responses without', async () => {
    const pages = ['/api/titles?country=Uganda', '/api/genres', '/api/titles?genre=thriller'];
    for (const page of pages) await read(page);
    const before = await Promise.all(pages.map(read));
    expect(before.map(({ isHit }) => isHit)).toEqual([true, true, true]);
    expect([before[0]!.items, before[2]!.items]).toEqual([[], []]);

    await catalogue.run([fixture('netflix-shape.csv')]);

    const until = Date.now() + 15_000;
    while ((await read(pages[0]!)).items.length === 0 && Date.now() < until) await setTimeout(100);
    const [uganda, genres, thrillers] = await Promise.all(pages.map(read));
    expect(uganda!.items.map(({ slug }) => slug).sort()).toEqual(['night-bus-to-mbale', 'the-court-2018']);
    expect(thrillers!.items.map(({ slug }) => slug)).toEqual(['night-bus-to-mbale']);
    expect(genres!.items).not.toEqual(before[1]!.items);
  }, 60_000);
});
