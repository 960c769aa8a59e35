/** Countries that are gone, whose names Node does not know in every language of the site; texts are found by them. */
export const czechoslovakia = 'Czechoslovakia';
export const eastGermany = 'East Germany';
export const sovietUnion = 'Soviet Union';
export const westGermany = 'West Germany';
export const yugoslavia = 'Yugoslavia';
