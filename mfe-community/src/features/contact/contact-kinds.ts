import * as messages from './contact.messages.ts';

/** The subjects of a message; the API knows the same words. */
export const CONTACT_KINDS = [
  { value: 'general', label: messages.kindGeneral },
  { value: 'accessibility', label: messages.kindAccessibility },
  { value: 'takedown', label: messages.kindTakedown },
  { value: 'personal-data', label: messages.kindPersonalData },
] as const;

export type ContactKind = (typeof CONTACT_KINDS)[number]['value'];

/** Return the kind that `?kind=` of `/contact` names; another word is `general`. */
export const kindOf = (named: string | null): ContactKind =>
  CONTACT_KINDS.find(({ value }) => value === named)?.value ?? 'general';
