export const correctAFact = 'Correct a fact';
export const newTitle = 'A new title';
export const newPerson = 'A new person';
export const recordNotFound = 'Record Not Found';
export const backToThePage = 'Back to the page';
export const recentChanges = 'Recent changes';
export const nothingAtThisAddress = 'There is nothing at this address.';
