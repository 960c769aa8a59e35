import { Buffer } from 'node:buffer';

/** Below `/api/me/forms/`, and below `forms/` of an address of the member's own, parts have pages with forms, for browsers without scripts. */
const FORM_PAGES = /^\/api\/me\/(?:[a-z]+\/)?forms\//;

/** Return whether a form page has an address. */
export const isFormPage = (url: string): boolean => FORM_PAGES.test(url);

/** Tells a form page what its forms need. The BFF sets it on what it forwards; from outside it is never accepted. */
export const FORM_HEADER = 'x-sinima-form';

/** The data of a signed-in member that the BFF sends to a form page. */
export interface PartForm {
  /** To be sent as the field `token` of each form. */
  readonly token: string;
  /** Why the BFF refused what was sent: it reaches the part as nobody's, to be given back as it was typed. */
  readonly refused?: { readonly status: number; readonly why: string };
}

/** Return it as the value of {@link FORM_HEADER}. */
export const formToHeader = (form: PartForm): string =>
  Buffer.from(JSON.stringify(form)).toString('base64url');

/** Return the content of a form page's header; undefined: there is none. @throws SyntaxError where it is none */
export function formFromHeader(value: string | string[] | undefined): PartForm | undefined {
  if (typeof value !== 'string') return undefined;
  return JSON.parse(Buffer.from(value, 'base64url').toString()) as PartForm;
}
