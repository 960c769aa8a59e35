/** @jest-environment node */
import { portraitGround, posterGround } from './cloth-ground.ts';
import { clothPortrait, clothPoster } from './draw-cloth.ts';
import { sampleTitles } from './sample-titles.ts';

/** The colours of a drawing. */
const coloursOf = (svg: string) => new Set(svg.match(/#[\da-f]{6}/g) ?? []);

describe('cloth as a ground', () => {
  it('is dyed as the poster is, hem and all', () => {
    for (const title of sampleTitles(60)) {
      const { content, hem } = posterGround(title, 240, 360);
      const poster = coloursOf(clothPoster(title));
      expect(poster).toContain(hem);
      expect([...coloursOf(content)].filter((colour) => !poster.has(colour))).toEqual([]);
    }
  });

  it('is dyed as the portrait is', () => {
    for (const { slug, country } of sampleTitles(60)) {
      const { content, hem } = portraitGround({ slug, country }, 240, 240);
      const portrait = coloursOf(clothPortrait({ slug, country }));
      expect(portrait).toContain(hem);
      expect([...coloursOf(content)].filter((colour) => !portrait.has(colour))).toEqual([]);
    }
  });

  it('is a drawing in any size', () => {
    for (const [width, height] of [
      [240, 360],
      [480, 120],
    ] as const) {
      const { content, edge } = posterGround({ slug: 'yeelen', country: 'Mali' }, width, height);
      expect(content + edge).not.toMatch(/NaN|undefined/);
    }
  });
});
