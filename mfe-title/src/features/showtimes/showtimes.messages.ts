export const showtimes = 'Showtimes';
export const findShowtimes = 'Find Showtimes';
export const theaters = 'Theaters';
export const localTimes = 'Local times of no particular day';
export const showtimesAt = 'Showtimes, {cinema}';
export const placeOf = '{city} ({country})';
export const placeAndPrice = '{city} ({country}) · {price, number} {currency}';
