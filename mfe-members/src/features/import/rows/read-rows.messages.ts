export const fileUnknown = '“{file}” is no export that can be read. Choose a CSV file of Letterboxd or IMDb.';
export const fileWithoutTitles = 'No title is in “{file}”.';
