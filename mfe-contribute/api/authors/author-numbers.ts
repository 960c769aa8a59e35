/** Numbers fit in 31 bits, and none is 0. */
const NUMBERS = 2 ** 31 - 1;

/** Return a random number for an author; it says nothing of the person. */
export const newAuthorNumber = (): number => 1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % NUMBERS);
