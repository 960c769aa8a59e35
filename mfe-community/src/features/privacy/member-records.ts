/** The records of members that the site stores: `docs/privacy.md` says also where. */
export const MEMBER_RECORDS: readonly {
  readonly what: string;
  readonly why: string;
  readonly until: string;
}[] = [
  {
    what: 'Your id at the sign-in provider, first name, mail address, and whether it is verified',
    why: 'To know you again when you sign in, to show your name to you, and to know who is a moderator.',
    until: 'You delete the account.',
  },
  {
    what: 'Handle, display name, country, bio, and whether the profile is public',
    why: 'Your profile, and your name beside what you publish. It is private until you make it public.',
    until: 'You change it, or delete the account.',
  },
  {
    what: 'Where you are signed in: the coarse name of the browser, times of sign-in and last use',
    why: 'So that you can see it and sign out elsewhere.',
    until: 'You sign out, or seven days after the sign-in.',
  },
  {
    what: 'Keys for the API: the name that you give, a hash of the key, the days of making and last use',
    why: 'So that your programs may make more calls, and you can revoke a key. Calls made with it are not stored.',
    until: 'You revoke the key, or delete the account.',
  },
  {
    what: 'Ratings, with their day',
    why: 'Each is one vote in the average of its title. Others see it only beside your review of the title.',
    until: 'You withdraw it, or delete the account.',
  },
  {
    what: 'Diary: title, day, place, and whether it was again',
    why: 'For you alone.',
    until: 'You take it out, or delete the account.',
  },
  {
    what: 'Reviews, their former versions, and lists with their notes',
    why: 'Everybody reads reviews and public lists; those with a private profile appear without a name. Former versions are yours and not shown.',
    until: 'You delete them, or the account.',
  },
  {
    what: 'Watchlist, likes, people and members that you follow, and when you set or took away each',
    why: 'So that all your devices have the same, also what you took away. Of likes, others see how many there are.',
    until: 'You delete the account.',
  },
  {
    what: 'Reports that you made: reason and note',
    why: 'Moderators read what is reported, and not who reported it.',
    until: 'You delete the account: then they have no author.',
  },
  {
    what: 'What moderators decided about you, the beginning of the text that it is about, and your appeal',
    why: 'So that you can read and appeal it. The public log has decision and reason, without names.',
    until: 'You delete the account: then the decision names nobody.',
  },
  {
    what: 'How often you wrote in the last minutes, hour or day, and the keys of writes that were sent',
    why: 'Against floods, and so that nothing is done twice.',
    until: 'At most a day after its time, when the next such record is made.',
  },
];
