/** @jest-environment node */
import { clothPoster } from './draw-cloth.ts';
import { sampleTitles } from './sample-titles.ts';
import { alikeWithin, differenceHash, distance } from './test/difference-hash.ts';

/** `npm run test:slow -- cloth` takes fifty times as many. */
const sampleSize = 220;

it(`makes fewer than 1 in 200 neighbours of one country alike, over ${sampleSize} posters`, () => {
  const posters = sampleTitles(sampleSize).map((title) => ({
    title,
    hash: differenceHash(clothPoster(title)),
  }));
  const distances = posters.slice(1).flatMap(({ title, hash }, index) => {
    const before = posters[index];
    return before?.title.country === title.country ? [distance(hash, before.hash)] : [];
  });
  expect(distances.length).toBeGreaterThan(sampleSize * 0.9);
  expect(distances.filter((bits) => bits <= alikeWithin).length).toBeLessThan(distances.length / 200);
});

it('takes a poster for like itself, and one of other dyes and figures for another', () => {
  const [hash, same, other] = ['king-of-boys', 'king-of-boys', 'living-in-bondage'].map((slug) =>
    differenceHash(clothPoster({ slug, genres: ['crime'], country: 'Nigeria', decade: 2010 })),
  ) as [boolean[], boolean[], boolean[]];
  expect(distance(hash, same)).toBe(0);
  expect(distance(hash, other)).toBeGreaterThan(alikeWithin);
});
