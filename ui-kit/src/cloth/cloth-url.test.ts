/** @jest-environment node */
import { clothPath } from './cloth-path.ts';
import { clothFromUrl } from './cloth-url.ts';
import { clothPortrait, clothPoster } from './draw-cloth.ts';

describe('the address of a cloth', () => {
  it('says all that a poster is drawn from', () => {
    const path = clothPath({
      kind: 'poster',
      slug: 'atlantics',
      genres: ['drama', 'romance'],
      country: 'Senegal',
      year: 2019,
    });
    expect(path).toMatch(/^\/cloth\/poster\/atlantics\.svg\?/);
    expect(clothFromUrl(path)?.svg).toBe(
      clothPoster({ slug: 'atlantics', genres: ['drama'], country: 'Senegal', decade: 2010 }),
    );
  });

  it('does so where little is known', () => {
    const path = clothPath({ kind: 'portrait', slug: 'x', genres: [], country: null, year: null });
    expect(clothFromUrl(path)?.svg).toBe(clothPortrait({ slug: 'x', country: null }));
  });

  it.each(['Àjọ̀kẹ́', 'a b', 'x"/><script>', '%', "c'est-l'amour"])('keeps a slug like %s whole', (slug) => {
    const path = clothPath({ kind: 'poster', slug, genres: [], country: null, year: null });
    expect(clothFromUrl(path)?.svg).toBe(clothPoster({ slug, country: null }));
    expect(clothFromUrl(path)?.svg).not.toContain('<script');
  });

  it.each(['abc', '-5', '1e400', '19999999999999999999', '"><script>'])(
    'takes a decade of %s calmly',
    (decade) => {
      const svg = clothFromUrl(`/cloth/poster/x.svg?d=${encodeURIComponent(decade)}`)?.svg;
      expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
      expect(svg).not.toMatch(/<script|NaN/);
    },
  );

  it.each([
    '/cloth/poster/x.png',
    '/cloth/banner/x.svg',
    '/cloth/poster/a/b.svg',
    '/cloth/poster/.svg',
    '/cloth/poster/%E0%A4%A.svg',
    `/cloth/poster/${'x'.repeat(301)}.svg`,
    '/title/x',
  ])('is not %s', (url) => {
    expect(clothFromUrl(url)).toBeUndefined();
  });
});
