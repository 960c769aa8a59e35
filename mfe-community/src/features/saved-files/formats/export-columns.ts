/** The columns of Sinima's own CSV, in their order; what is exported can be imported. */
export const EXPORT_COLUMNS = [
  'List',
  'Kind',
  'Name',
  'Year',
  'Country',
  'Genre',
  'Saved',
  'Slug',
  'Id',
  'Picture',
] as const;

/** One of the {@link EXPORT_COLUMNS}. */
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/** The name of the format in a JSON export. */
export const EXPORT_FORMAT = 'sinima-saved-1';
