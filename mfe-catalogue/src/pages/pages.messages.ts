export const allAwards = 'All Awards';
export const loadingTheAward = 'Loading the award';
export const award = 'Award';
export const noWinnersAreKnownHere = 'No winners are known here yet.';
export const awardsAndFestivals = 'Awards and Festivals';
export const whoWasHonouredAndWhere = 'Who was honoured, and where films are first seen';
export const loadingTheFestival = 'Loading the festival';
export const festival = 'Festival';
export const asFarAsTheyAre = 'As far as they are known here';
export const titlesOfTheFestivalsCountry = "Titles of the festival''s country, not its programme.";
export const enterASearchQueryTo = 'Enter a search query to find movies, TV shows, and people';
export const sinimaDoesNotStreamFilms =
  "Sinima does not stream films itself: trials are the platforms'' own.";
export const noTicketsCanBeBought =
  'No tickets can be bought here yet. Times are local and of no particular day.';
export const headAwardsAndFestivals = 'Awards and Festivals';
export const headAwardsDescription =
  'Awards of African film and television with their winners, and the festivals of the continent.';
export const headSearch = 'Search';
export const headSearchFor = 'Search: {q}';
export const headStreaming = "What''s Streaming";
export const headStreamingDescription = 'African films and series on streaming platforms, by platform.';
export const headTheaters = 'Now in Theaters';
export const headTheatersDescription = 'African films in the theaters of six cities, with showtimes.';
export const firstHeldIn = 'First held in {year}.';
export const fromCountry = 'From {country}';
export const cityCountry = '{city}, {country}';
