export const mailSubject = 'Sign in to Sinima';
/** A mail in plain text. {address} is an address of a page, {code} has two groups of digits. */
export const mailText = `Open this address in the browser in which you asked for it:

{address}

Or type this code there: {code}

Both work once, for 10 minutes. If you did not ask for this mail, nothing happens: you need not do anything. Tell nobody the code.
`;
