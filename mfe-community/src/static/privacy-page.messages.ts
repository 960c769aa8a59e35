export const privacyIntroduction =
  'Sinima can be read without an account, and nothing on it follows you around.';
export const inBrowserHeading = 'What stays in your browser';
export const inBrowser =
  'The people you follow, and the titles you like or put on your watchlist, are kept in this browser alone. They are not sent to us unless, as a member, you merge them with your account, and they go when you clear the data of this site; <saved>Saved</saved> shows and exports them. When you import a list, its titles are searched for one by one. The place that you had scrolled to is kept until you close the tab. Pages that you have read stay for when you are offline: <data>what is kept, and how to delete it</data>.';
export const onServersHeading = 'What reaches our servers';
export const onServersAddresses =
  'The addresses of the pages that you open, as with any site. Requests are counted by network address for a short while, so that nobody can flood the site. The words of a search are part of such an address.';
export const onServersMessages =
  'What you write in the form under <link>Contact</link>: the message, what it is about, and, if you give them, your name, mail address and the page that you mean. It is sent by mail to the people who run this site; a demonstration without a mail address writes it into its log. The site stores no copy of it, and sends nothing else with it.';
export const cookiesHeading = 'Cookies';
export const cookiesIntroduction =
  'There are only cookies that a part of the site needs in order to work, or that you asked for. None is for advertising or for statistics, so there is no banner that asks for your consent.';
export const cookieOfSession =
  'While you sign in, and until you sign out, or at most seven days: that you are signed in.';
export const cookieOfLessData = 'For a year, if you choose <link>to use less data</link>: that choice.';
export const cookieOfVersion =
  'While a new version of a part of the site is shown to some visitors first: a random number that keeps you at one version. It is deleted when this is over, or after 30 days.';
export const cookieOfPreview =
  'If you open a link to a version that is not public yet: that version, until the preview ends.';
export const cookieOfKey =
  'For two minutes after you made a key for the API: the key, so that the next page can show it.';
export const ofMembersHeading = 'What we store of members';
export const ofMembers =
  'Only the things that you write or choose, and the data needed to sign you in. A member can download all of it, and delete it with the account; the sign-in provider deletes its own part on its own page.';
export const notHereHeading = 'Not on this site';
export const notHere =
  'No advertising network, no analytics by others, no files from other sites. The newsletter form does not send your address anywhere yet.';
export const privacyOtherPages =
  'Facts about you that should not be here: <takedown>Pictures and take-down</takedown>. See also <accessibility>accessibility</accessibility> and <licence>licence and citation</licence>.';
export const privacyTitle = 'Privacy';
export const privacyDescription = 'What stays in your browser, and what reaches the servers of Sinima.';
