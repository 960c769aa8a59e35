export const factYear = ' ({year})';
export const factCountry = ', {country}';
export const factRating = ', rated {rating} out of 10';
export const onSinima = '{record} – on Sinima';
