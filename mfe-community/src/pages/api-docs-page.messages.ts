export const apiDocsNote = 'Everything that Sinima knows, as JSON: open to read, without a key.';
export const loadingApiDocs = 'Loading the documentation';
export const apiDocsTitle = 'API Documentation';
export const apiDocsDescription = 'Every call of the API of Sinima, with examples.';
