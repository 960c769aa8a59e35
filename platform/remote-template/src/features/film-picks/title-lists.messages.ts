export const nothingYet = 'Nothing is here yet.';
export const titlesLine =
  '{titles, plural, one {# title} other {# titles}}{countries, plural, =0 {} one { from # country} other { from # countries}}';
