export const newRecordDescription = 'Add what is missing in the catalogue.';
export const searchFirst = 'Please search for it first: it may be there under another name.';
