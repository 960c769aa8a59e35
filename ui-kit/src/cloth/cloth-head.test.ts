/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { clothPersonHead, clothTitleHead } from './cloth-head.ts';
import { clothBand, clothPortrait, clothPoster } from './draw-cloth.ts';
import { sampleTitles } from './sample-titles.ts';

const colours = (svg: string) => new Set(svg.match(/#[\da-f]{3,6}(?=")/g));

describe('the cloth at the head of a page', () => {
  it.each([
    ['a title', clothTitleHead, clothPoster],
    ['a person', clothPersonHead, clothPortrait],
  ])('of %s has the dyes of its picture, and no other', (_what, head, picture) => {
    for (const sample of sampleTitles(44)) {
      const pictured = colours(picture(sample));
      expect([...colours(head(sample))].filter((colour) => !pictured.has(colour))).toEqual([]);
    }
  });

  it.each([
    ['a title', clothTitleHead],
    ['a person', clothPersonHead],
  ])('of %s takes less than 1.5 KB on the wire', (_what, head) => {
    const sizes = sampleTitles(44).map((sample) => brotliCompressSync(head(sample)).length);
    expect(Math.max(...sizes)).toBeLessThan(1536);
  });

  it.each([
    ['a title', clothTitleHead],
    ['a person', clothPersonHead],
    ['another page', clothBand],
  ])('of %s has no hairline where its breadths meet', (_what, head) => {
    for (const country of ['Nigeria', 'Mali', 'Senegal']) {
      const drawn = new Resvg(head({ slug: 'yeelen', country }), {
        fitTo: { mode: 'width', value: 411 },
      }).render();
      const opacities = drawn.pixels.filter((_value, index) => index % 4 === 3);
      expect(Math.min(...opacities.subarray(0, 50 * drawn.width))).toBe(255);
    }
  });

  it('of a title has the edge of its decade', () => {
    const title = { slug: 'yeelen', genres: ['fantasy'], country: 'Mali' };
    expect(clothTitleHead({ ...title, decade: 1980 })).not.toBe(clothTitleHead({ ...title, decade: 1990 }));
  });
});
