import { paths } from '@sinima/contracts/paths';
import type { PageHead } from '@sinima/contracts/remote';
import { headTags } from './head-tags.ts';

const film: PageHead = {
  title: 'Lionheart (2018)',
  description: 'Adaeze & her father’s “buses”',
  canonical: paths.title('lionheart'),
  social: { type: 'video.movie', image: paths.card('title', 'lionheart'), imageAlt: 'Lionheart, on cloth' },
};

/** Return the tags of a head, read as a browser reads them. */
function read(head: PageHead, pathname = '/titles/lionheart') {
  document.head.innerHTML = headTags(head, {
    origin: 'https://sinima.example',
    pathname,
    language: 'en',
    languages: ['en'],
    siteTitle: 'Sinima: African film and television',
  }).join('');
  const content = (name: string) =>
    document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  const canonical = document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  return { content, canonical, title: document.title };
}

describe('the head of a page', () => {
  it('head names the canonical address, whichever address was requested', () => {
    const { canonical, content } = read(film);
    expect(canonical).toBe('https://sinima.example/title/lionheart');
    expect(content('og:url')).toBe(canonical);
  });

  it('head takes the requested path where the page names no other', () => {
    expect(read({ title: 'About' }, '/about').canonical).toBe('https://sinima.example/about');
  });

  it('head says what is shown with a link to the page', () => {
    const { content } = read(film);
    expect(content('og:title')).toBe('Lionheart (2018)');
    expect(content('og:description')).toBe('Adaeze & her father’s “buses”');
    expect(content('description')).toBe('Adaeze & her father’s “buses”');
    expect(content('og:type')).toBe('video.movie');
    expect(content('og:site_name')).toBe('Sinima');
    expect(content('og:image')).toBe('https://sinima.example/social/title/lionheart.png');
    expect(content('og:image:width')).toBe('1200');
    expect(content('og:image:height')).toBe('630');
    expect(content('og:image:alt')).toBe('Lionheart, on cloth');
    expect(content('twitter:card')).toBe('summary_large_image');
  });

  const alternates = () =>
    Array.from(document.head.querySelectorAll('link[rel=alternate]'), (link) => [
      link.getAttribute('type'),
      link.getAttribute('href'),
    ]);

  it('head leads to the feeds of the page, and to its card for other sites', () => {
    const feeds = ['song/a%20b.atom', 'concerts.ics'];
    read({ ...film, feeds });
    expect(alternates()).toEqual([
      ['application/atom+xml', '/feeds/song/a%20b.atom'],
      ['text/calendar', '/feeds/concerts.ics'],
      [
        'application/json+oembed',
        'https://sinima.example/oembed?url=https%3A%2F%2Fsinima.example%2Ftitle%2Flionheart',
      ],
    ]);
  });

  it('head leads to no feed of a page that is not there, and to no card of a page without one', () => {
    read({ title: 'About' }, '/about');
    expect(alternates()).toEqual([]);
    read({ ...film, feeds: ['songs.atom'], status: 404 });
    expect(alternates()).toEqual([]);
  });

  it('head asks search engines not to show a page that says too little', () => {
    expect(read({ ...film, noIndex: true }).content('robots')).toBe('noindex');
    expect(read(film).content('robots')).toBeUndefined();
  });

  it('head shows the card of the site where the page has none', () => {
    const { content } = read({ title: 'About' }, '/about');
    expect(content('og:image')).toBe('https://sinima.example/social/site.png');
    expect(content('og:type')).toBe('website');
    expect(content('og:description')).toBeUndefined();
  });

  it('head gives the home page the name of the site', () => {
    const { content, title } = read({ title: '' }, '/');
    expect(title).toBe('Sinima: African film and television');
    expect(content('og:title')).toBe(title);
  });

  it.each([404, 503])('head names no address of a page with status %d', (status) => {
    const { canonical, content } = read({ title: 'Title Not Found', status }, '/title/none');
    expect([canonical, content('og:url')]).toEqual([undefined, undefined]);
  });

  it('head keeps a name that looks like markup a name', () => {
    const name = '"><script>alert(1)</script>';
    const { content, title } = read({ title: name });
    expect(content('og:title')).toBe(name);
    expect(title).toBe(`${name} · Sinima`);
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('head says what the page is about, with addresses for paths', () => {
    read({
      ...film,
      structuredData: [{ '@type': 'Movie', name: 'Lionheart', url: '/title/lionheart', about: '/' }],
    });
    const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Movie', name: 'Lionheart', url: 'https://sinima.example/title/lionheart', about: '/' },
      ],
    });
  });

  it('head lets no name end the data', () => {
    const name = '</script><script>alert(1)</script>';
    read({ ...film, structuredData: [{ '@type': 'Movie', name }] });
    const scripts = document.head.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({ '@graph': [{ name }] });
  });
});
