export const apiDocsNote = 'Everything that Sinima knows, as JSON: open to read, without a key.';
export const loadingApiDocs = 'Loading the documentation';
