export const exportCsvLabel = 'Export CSV';
export const exportJsonLabel = 'Export JSON';
export const importLabel = 'Import a list';
export const importNotLoaded =
  'The import could not be loaded. Check your connection, and choose the file again.';
