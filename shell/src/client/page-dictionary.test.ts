import { takeDictionary } from './page-dictionary.ts';

const taken = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel="compression-dictionary"]')].map((link) =>
    link.getAttribute('href'),
  );

it('what a document offers is taken once', () => {
  takeDictionary(new Headers());
  takeDictionary(new Headers({ link: '</style.css>; rel="preload"' }));
  expect(taken()).toEqual([]);
  takeDictionary(
    new Headers({
      link: '</style.css>; rel="preload", </page-dictionaries/a>; rel="compression-dictionary"',
    }),
  );
  takeDictionary(new Headers({ link: '</page-dictionaries/b>; rel="compression-dictionary"' }));
  expect(taken()).toEqual(['/page-dictionaries/a']);
});
