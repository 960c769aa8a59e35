import { englishText } from '@sinima/testing/render-fragment';
import { chosenTab, tabsOf } from './title-tab.ts';

describe('the tabs of a title', () => {
  it('tabs of a title stand in the order of the specification', () => {
    const further = ['Cast & Crew', 'Reviews', 'Technical', 'Business', 'Trivia & Awards', 'Media'];
    expect(tabsOf('SERIES').map(({ label }) => englishText(label))).toEqual(['Episodes', ...further]);
    expect(tabsOf('MOVIE').map(({ label }) => englishText(label))).toEqual(further);
  });

  it.each([
    ['MOVIE', '', 'cast'],
    ['SERIES', '', 'episodes'],
    ['SERIES', 'tab=cast', 'cast'],
    ['MOVIE', 'tab=reviews', 'reviews'],
    ['MOVIE', 'tab=episodes', 'cast'],
    ['SERIES', 'tab=nonsense', 'episodes'],
  ] as const)('open for a %s at "?%s" with %s', (type, search, tab) => {
    expect(chosenTab(type, new URLSearchParams(search))).toBe(tab);
  });
});
