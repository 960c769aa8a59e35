export const industryIntroduction =
  'For those who work in film. Tools for professionals, such as claimed profiles or figures of the box office, do not exist here yet.';
export const industryAlready = 'What there is already:';
export const industryPeople = '<link>people by role and country</link>, with their credits;';
export const industryAwards = '<link>awards</link>, with winners by year;';
export const industryFestivals = '<link>festivals</link>, with the month in which they are usually held.';
export const industryTitle = 'Industry';
export const industryDescription = 'For those who work in film.';
