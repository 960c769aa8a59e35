export const contactTitle = 'Contact';
export const aboutWhat = 'What is it about?';
export const kindGeneral = 'A question or a message';
export const kindAccessibility = 'A barrier on the site';
export const kindTakedown = 'Taking down a picture or text';
export const kindPersonalData = 'Facts about me that are wrong or should not be here';
export const yourMessage = 'Your message';
export const aboutPage = 'Address of the page that it is about (optional)';
export const yourName = 'Your name (optional)';
export const mailForAnswer = 'Mail address for the answer (optional)';
export const send = 'Send';
export const beginAnew = 'Begin anew';
export const fromAnotherSite = 'Another site’s page sent this. If you meant to write it, send it from here.';
export const nobodyReached = 'Not sent: nobody can be reached here, as no mail address is set.';
export const notSentYet = 'Not sent yet: see the note at the field.';
export const tooManyMessages =
  'Not sent: too many messages came from your address. Please wait {seconds} seconds and send it again.';
export const mailServerRefused =
  'The mail server did not take your message. Please send it again in a while.';
export const chooseKind = 'Choose what your message is about.';
export const writeMessage = 'Write your message.';
export const tooManyCharacters = 'This has {tooMany} characters too many: at most {most} are sent.';
export const oneLine = 'This has to be one line.';
export const noMailAddress =
  'This is not a mail address that an answer can be sent to. Correct it, or leave it empty.';
