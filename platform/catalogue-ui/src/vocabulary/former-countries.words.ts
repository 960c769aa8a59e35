/** Countries that are gone, whose names browsers do not know in every language of the site. A page finds a translation by the English word, so English pages need none of this. */
export const countryCzechoslovakia = 'Czechoslovakia';
export const countryEastGermany = 'East Germany';
export const countrySovietUnion = 'Soviet Union';
export const countryWestGermany = 'West Germany';
export const countryYugoslavia = 'Yugoslavia';
