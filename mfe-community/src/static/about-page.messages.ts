export const aboutSinima =
  'Sinima is a public database of African film and television: Nigerian film and series first, with the whole continent. The name is Hausa for cinema.';
export const aboutFacts =
  'Titles, people, credits, awards and festivals are facts, compiled by hand from published sources. Doubtful facts are left out, and an unknown figure is shown as “—”. A demonstration of the site may add sample data: ratings, reviews, availability and showtimes that are made up. Each page that shows any says so, and nothing counts them.';
export const aboutContribute = 'Something is missing or wrong? <link>Help to put it right</link>.';
export const aboutClothsHeading = 'The cloths';
export const aboutCloths =
  'A title without a licensed picture gets a cloth poster. It is drawn from the name, the country, the genre and the decade of the title, in geometry of our own that is inspired by the textiles, tiles and murals of that country. <link>Pictures and take-down</link> says more.';
export const aboutMore =
  '<licence>Licence and citation</licence> · <accessibility>Accessibility</accessibility>';
export const aboutTitle = 'About Sinima';
export const aboutDescription = 'What Sinima is, and where its data come from.';
