export const save = 'Save';
export const signIn = 'Sign in';
export const aMemberInSentence = 'a member';
