export const yourAccountHasAllMarks = 'Your account has all marks; this browser did not take them.';
export const lookingAtYourAccount = 'Looking at your account …';
export const sentLater = '{problem} What you change here meanwhile is sent later.';
export const accountHasMarks =
  'Your account has {count, plural, one {# mark} other {# marks}}, the same on each device on which you are signed in.';
