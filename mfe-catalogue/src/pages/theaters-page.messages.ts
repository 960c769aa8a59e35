export const noTicketsCanBeBought =
  'No tickets can be bought here yet. Times are local and of no particular day.';
export const headTheaters = 'Now in Theaters';
export const headTheatersDescription = 'African films in the theaters of six cities, with showtimes.';
