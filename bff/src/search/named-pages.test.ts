import { pagesNamed, type NamedPage } from './named-pages.js';
import type { FoundPage } from './search.dto.js';

const page = (kind: FoundPage['kind'], slug: string, name: string, ...otherNames: string[]): NamedPage => ({
  page: { kind, slug, name, country: null, description: null },
  names: [name, ...otherNames],
});

const pages = [
  page('list', 'best', 'Best Nollywood Movies of 2025'),
  page('award', 'fespaco', 'FESPACO Stallions of Yennenga'),
  page('award', 'amaa', 'Africa Movie Academy Awards'),
  page('award', 'amvca', "Africa Magic Viewers' Choice Awards"),
  page('festival', 'ouagadougou', 'Panafrican Film and Television Festival of Ouagadougou', 'FESPACO'),
  page('festival', 'carthage', 'Carthage Film Festival', 'Journées cinématographiques de Carthage'),
  page('festival', 'sale', "Salé International Women's Film Festival"),
];

it.each([
  [['fespaco'], ['fespaco', 'ouagadougou']],
  [['fespa'], ['fespaco', 'ouagadougou']],
  [['best', 'nollywood'], ['best']],
  [['nollywood', 'movies'], ['best']],
  [
    ['fespaco', '2019'],
    ['fespaco', 'ouagadougou'],
  ],
  [['academy', 'awards'], ['amaa']],
  [['amaa'], ['amaa']],
  [['amvca'], ['amvca']],
  [['sale', 'festival'], ['sale']],
  [['journees', 'carthage'], ['carthage']],
  [['jcdc'], ['carthage']],
  [['fespaco', 'ouagadougou'], []],
  [['best', 'african', 'films'], []],
  [['2025'], []],
  [['fe'], []],
  [['fespaco', 'king'], []],
  [[], []],
])('the words %j name the pages %j', (words, slugs) => {
  expect(pagesNamed(words, pages).map(({ slug }) => slug)).toEqual(slugs);
});
