/** Where the browser keeps which marks the account has. */
export const ACCOUNT_MARKS_KEY = 'sinima-account-marks';
