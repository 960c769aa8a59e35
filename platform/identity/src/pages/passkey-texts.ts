import { html, type Html } from '@sinima/server/html';
import type { Say } from '../texts/texts.ts';

/** Return the attributes with what `passkey-buttons.js` says. */
export const passkeyTexts = (say: Say): Html =>
  html`data-known="${say('passkeyThere')}" data-failed="${say('noPasskeyGiven')}"`;
