/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { clothAward, clothFestival, clothList, clothSwatch } from './cloth-headers.ts';
import { clothBand, clothPortrait, clothPoster } from './draw-cloth.ts';
import { sampleTitles } from './sample-titles.ts';
import { traditions } from './tradition-of-country.ts';
import type { Tradition } from './tradition.ts';
import { plainWeave } from './traditions/plain-weave.ts';
import { contrast } from '../tokens/contrast.ts';

const names = Object.keys(traditions) as (keyof typeof traditions)[];
const chalk = '#fbf6ea';
const title = { slug: 'king-of-boys', genres: ['crime'], country: 'Nigeria', decade: 2010 };
const draw = {
  clothPoster,
  clothPortrait,
  clothBand,
  clothList,
  clothFestival,
  clothAward,
  clothSwatch,
};

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
      for (const sample of sampleTitles(44)) {
        expect(cloth(sample)).not.toMatch(/<text|<script|<image|href="(?!#)|NaN|undefined/);
      }
    },
  );

  it.each(Object.entries(draw))('of %s takes less than 1.5 KB on the wire', (_name, cloth) => {
    const sizes = sampleTitles(44).map((sample) => {
      const svg = cloth(sample);
      return { slug: sample.slug, bytes: brotliCompressSync(svg).length };
    });
    expect(sizes.filter(({ bytes }) => bytes >= 1536)).toEqual([]);
    const mean = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / sizes.length;
    expect(mean).toBeLessThan(1024);
  });

  it('is in the tradition of its country, and in adire where it has none', () => {
    const drawn = (country: string | null) => clothPoster({ ...title, country });
    expect(drawn('Mali')).not.toBe(drawn('Nigeria'));
    expect(drawn('Atlantis').replace(/Atlantis/, '')).toContain('<svg');
    expect(drawn(null)).toContain('<svg');
  });
});

it('of a person without a known country is of plain cotton, and of no other tradition', () => {
  const dyesOf = (tradition: Tradition) => new Set(tradition.dyes.flat());
  const colours = clothPortrait({ slug: 'ada', country: null }).match(/#[\da-f]{6}/g) ?? [];
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => !dyesOf(plainWeave).has(colour))).toEqual([]);
  for (const { tradition } of Object.values(traditions)) {
    expect(colours.every((colour) => dyesOf(tradition).has(colour))).toBe(false);
  }
});

/** The markup without its numbers: how a cloth is made up. */
const makeUp = (svg: string) => svg.replaceAll(/d="[^"]*"|-?[\d.]+/g, '');

it('is made up otherwise for each kind, be the slug and the country the same', () => {
  const drawings = Object.values(draw).map((cloth) => makeUp(cloth(title)));
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('has more than six traditions to draw in', () => {
  expect(names.length).toBeGreaterThanOrEqual(11);
});

describe.each(names)('%s', (name) => {
  const { tradition } = traditions[name];

  it('has at least eight motifs, all unlike', () => {
    expect(new Set(tradition.motifs).size).toBeGreaterThanOrEqual(8);
    expect(new Set(tradition.motifs).size).toBe(tradition.motifs.length);
  });

  it('has three layouts or more, and eight sets of dyes', () => {
    expect(new Set(tradition.layouts).size).toBeGreaterThanOrEqual(3);
    expect(new Set(tradition.dyes.map(String)).size).toBeGreaterThanOrEqual(8);
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
