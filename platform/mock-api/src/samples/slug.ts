import { fold } from '@sinima/contracts/fold';

/** Return a text as it would stand in an address: `The Weaver’s Oath` → `the-weavers-oath`. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
