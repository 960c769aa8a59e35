export const signInTitle = 'Sign in to Sinima';
export const demoTitle = 'Sinima demo sign-in';
/** {name} is the first name of a person of the demonstration. */
export const demoText =
  'This provider runs on this machine, for trying. {name} needs no proof, and mail is shown in place of being sent.';
export const continueAs = 'Continue as {name}';
export const cancel = 'Cancel';
export const signInWithPasskey = 'Sign in with a passkey';
export const unknownPasskey = 'This passkey is not known here. Use a link by mail.';
export const mailAddressLabel = 'Mail address';
export const noMailAddress = 'This is not a mail address that links can be sent to.';
export const sendLink = 'Send me a link';
export const noPassword = 'There is no password. If you are new here, the link makes your account.';
export const checkMail = 'Check your mail';
export const linkOnItsWay =
  'If the address can get mail, a link is on its way to it. Open it in this browser. It works once, for 10 minutes.';
/** A heading above the text of a mail, in a demonstration. */
export const theMail = 'The mail';
export const typeCode = 'Or type the code of the mail';
export const wrongCode = 'This code is wrong or too old. After five wrong codes, ask for a new mail.';
export const signIn = 'Sign in';
export const anotherAddress = 'Use another address, or ask for a new mail';
export const notAskedClose = 'If you did not ask for this, close the page: nothing happens.';
export const otherBrowser = 'Another browser asked for this link';
export const typeCodeThere =
  'Go back to the browser in which you began to sign in, and type this code there:';
export const notAskedTellNobody = 'If you did not ask for this, close the page, and tell nobody the code.';
