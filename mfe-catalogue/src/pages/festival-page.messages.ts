export const loadingTheFestival = 'Loading the festival';
export const festival = 'Festival';
export const asFarAsTheyAre = 'As far as they are known here';
export const titlesOfTheFestivalsCountry = "Titles of the festival''s country, not its programme.";
export const firstHeldIn = 'First held in {year}.';
export const fromCountry = 'From {country}';
export const cityCountry = '{city}, {country}';
