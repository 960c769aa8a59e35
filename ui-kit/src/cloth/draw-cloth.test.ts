/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { clothBand, clothPortrait, clothPoster } from './draw-cloth.ts';
import { sampleTitles } from './sample-titles.ts';
import { traditions } from './tradition-of-country.ts';
import { contrast } from '../tokens/contrast.ts';

const names = Object.keys(traditions) as (keyof typeof traditions)[];
const chalk = '#fbf6ea';
const title = { slug: 'king-of-boys', genres: ['crime'], country: 'Nigeria', decade: 2010 };
const draw = { clothPoster, clothPortrait, clothBand };

describe('a cloth', () => {
  it.each(Object.entries(draw))('of %s is the same each time', (_name, cloth) => {
    expect(cloth(title)).toBe(cloth({ ...title }));
  });

  it.each([
    ['slug', { ...title, slug: 'king-of-boy' }],
    ['genre', { ...title, genres: ['comedy'] }],
    ['country', { ...title, country: 'Ghana' }],
    ['decade', { ...title, decade: 1990 }],
  ])('is another for another %s', (_what, other) => {
    expect(clothPoster(other)).not.toBe(clothPoster(title));
  });

  it.each(Object.entries(draw))(
    'of %s carries neither text nor script nor an outside address',
    (_name, cloth) => {
      for (const sample of sampleTitles(200)) {
        expect(cloth(sample)).not.toMatch(/<text|<script|<image|href="(?!#)|NaN|undefined/);
      }
    },
  );

  it.each(Object.entries(draw))('of %s takes less than 1.5 KB on the wire', (_name, cloth) => {
    const sizes = sampleTitles(1100).map((sample) => {
      const svg = cloth(sample);
      return { slug: sample.slug, gzip: gzipSync(svg).length };
    });
    expect(sizes.filter(({ gzip }) => gzip >= 1536)).toEqual([]);
    const mean = sizes.reduce((sum, { gzip }) => sum + gzip, 0) / sizes.length;
    expect(mean).toBeLessThan(900);
  });

  it('is drawn in less than 0.2 ms of processor time on average', () => {
    const sample = sampleTitles(440);
    const batch = () => {
      const start = process.cpuUsage();
      for (const one of sample) clothPoster(one);
      return process.cpuUsage(start).user / 1000 / sample.length;
    };
    expect(Math.min(...Array.from({ length: 10 }, batch))).toBeLessThan(0.2);
  });

  it('is in the tradition of its country, and in adire where it has none', () => {
    const drawn = (country: string | null) => clothPoster({ ...title, country });
    expect(drawn('Mali')).not.toBe(drawn('Nigeria'));
    expect(drawn('Atlantis').replace(/Atlantis/, '')).toContain('<svg');
    expect(drawn(null)).toContain('<svg');
  });
});

describe.each(names)('%s', (name) => {
  const { tradition } = traditions[name];

  it('has at least eight motifs, all unlike', () => {
    expect(new Set(tradition.motifs).size).toBeGreaterThanOrEqual(8);
    expect(new Set(tradition.motifs).size).toBe(tradition.motifs.length);
  });

  it('has five unlike dyes in each set, the hem dark enough for chalk', () => {
    for (const dyes of tradition.dyes) {
      expect(new Set(dyes).size).toBe(5);
      expect(contrast(dyes[0], chalk)).toBeGreaterThanOrEqual(7);
    }
  });

  it('shows its ink on its ground', () => {
    for (const [, ground, ink] of tradition.dyes) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(3);
  });
});
