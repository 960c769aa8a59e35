export const termsIntroduction = 'Sinima is free to read, for everybody and for any purpose.';
export const termsFacts =
  'The compiled facts are given to the public under CC0 1.0: use them as you like. <link>Licence and citation</link> says what that covers.';
export const termsProgram = 'The program behind the site is under the Apache License 2.0.';
export const termsFilms =
  'Films, series, their names and their marks belong to those who made them. They are named here to tell them apart, not to claim them. Something of yours is here? <link>Pictures and take-down</link>.';
export const termsWarranty =
  'The data come without any warranty. Do not plan an evening by availability, showtimes or prices that are marked as sample data.';
export const termsApiHeading = 'The API';
export const termsApiOpen =
  'Everybody may use it, without asking and without a key: see <link>its documentation</link>. Its data have the licence above; what members write stays theirs.';
export const termsApiLimits =
  'Each network address and each key may make so many calls a minute: see <link>the limits of this site</link>. Beyond its limit a caller gets the answer 429, whose header Retry-After says how long to wait.';
export const termsApiKeys =
  'Members can make <link>keys for higher limits</link>. Send a key as the header X-API-Key. It only counts calls: it signs nobody in. Keep it out of public code, and revoke it if it was published.';
export const termsApiDump =
  'If you want everything, take <link>the whole open catalogue</link> in one download in place of thousands of calls.';
export const termsApiChanges =
  'Calls and fields may be added at any time. Before one is removed, the documentation marks it as deprecated and names the day from which it may be missing; the headers Deprecation and Sunset say the same.';
export const termsApiNoPromise = 'There is no promise that the API is always there, or fast.';
export const termsOtherPages =
  'See also <privacy>privacy</privacy> and <accessibility>accessibility</accessibility>.';
export const termsTitle = 'Terms';
export const termsDescription = 'What may be done with Sinima and its data.';
