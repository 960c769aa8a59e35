export const contactNotLookedUp =
  'Whether somebody can be reached here could not be looked up. Reload the page to try again.';
export const lookingUpContact = 'Looking up whether somebody can be reached here …';
export const nobodyReached = 'Nobody can be reached here yet: no mail address is set.';
/** After a link to the form for messages. */
export const onlyInLog = 'In this demonstration it is only written into the log of the server.';
