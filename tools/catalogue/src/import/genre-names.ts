import { GENRES, type Genre } from '@sinima/contracts/vocabulary';

/** Sources' names of genres, in lower case, with the catalogue's words for them; none where it has no such genre. */
const GENRES_BY_NAME: Readonly<Record<string, readonly Genre[]>> = {
  // Netflix
  dramas: ['drama'],
  'tv dramas': ['drama'],
  comedies: ['comedy'],
  'tv comedies': ['comedy'],
  'stand-up comedy': ['comedy'],
  'stand-up comedy & talk shows': ['comedy'],
  documentaries: ['documentary'],
  docuseries: ['documentary'],
  'science & nature tv': ['documentary'],
  'action & adventure': ['action', 'adventure'],
  'tv action & adventure': ['action', 'adventure'],
  'children & family movies': ['family'],
  "kids' tv": ['family'],
  'romantic movies': ['romance'],
  'romantic tv shows': ['romance'],
  thrillers: ['thriller'],
  'tv thrillers': ['thriller'],
  'crime tv shows': ['crime'],
  'music & musicals': ['music'],
  'horror movies': ['horror'],
  'tv horror': ['horror'],
  'sci-fi & fantasy': ['science fiction', 'fantasy'],
  'tv sci-fi & fantasy': ['science fiction', 'fantasy'],
  'sports movies': ['sport'],
  'anime features': ['animation'],
  'anime series': ['animation'],
  'tv mysteries': ['mystery'],
  'teen tv shows': ['teen'],
  'international movies': [],
  'international tv shows': [],
  'independent movies': [],
  'classic movies': [],
  'cult movies': [],
  'classic & cult tv': [],
  'british tv shows': [],
  'korean tv shows': [],
  'spanish-language tv shows': [],
  'lgbtq movies': [],
  'faith & spirituality': [],
  'reality tv': [],
  movies: [],
  'tv shows': [],
  // JustWatch
  documentation: ['documentary'],
  history: ['historical'],
  scifi: ['science fiction'],
  european: [],
  reality: [],
  // IMDb
  'sci-fi': ['science fiction'],
  'film-noir': ['crime'],
  'reality-tv': [],
  'game-show': [],
  'talk-show': [],
  news: [],
  // The catalogue's own words
  ...Object.fromEntries(GENRES.map((genre) => [genre, [genre]])),
};

/** The catalogue's words for a source's genre; empty: it has none for it; undefined: the genre is not known. */
export function genresOf(name: string): readonly Genre[] | undefined {
  return GENRES_BY_NAME[name.toLowerCase()];
}
