/** The subjects of a message; the API knows the same words. */
export const CONTACT_KINDS = [
  { value: 'general', label: 'A question or a message' },
  { value: 'accessibility', label: 'A barrier on the site' },
  { value: 'takedown', label: 'Taking down a picture or text' },
  { value: 'personal-data', label: 'Facts about me that are wrong or should not be here' },
] as const;

export type ContactKind = (typeof CONTACT_KINDS)[number]['value'];

/** Return the kind that `?kind=` of `/contact` names; another word is `general`. */
export const kindOf = (named: string | null): ContactKind =>
  CONTACT_KINDS.find(({ value }) => value === named)?.value ?? 'general';
