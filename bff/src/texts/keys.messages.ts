export const keysTitle = 'Keys for the API';
export const keyRevoked = 'The key is revoked.';
export const noSuchKey = 'You have no such key.';
/** Of a key; both are days. */
export const keyUsed = 'Made on {made}, last used on {used}';
export const keyUnused = 'Made on {made}, not used yet';
export const revokeKey = 'Revoke {name}, made on {made}';
export const revoke = 'Revoke';
export const newKeyText = 'Your new key. Copy it now: it is shown this once, and we do not store it.';
export const keysText =
  'With a key, your programs may make more calls to the API. A key signs nobody in and gives no access to your account.';
export const limitsAndTerms = 'Limits and terms of the API';
export const noKey = 'You have no key.';
export const newKey = 'A new key';
export const upToKeys = 'You may have up to {most} keys.';
export const keyName = 'Name of the key, for yourself';
export const makeKey = 'Make a key';
export const keyNameRule = 'A key has a name of 1 to {most} characters, and you have room for it.';
