/** Forms of plain pages: how they are written, and how a browser sends them. */
import { html, type Html } from '@sinima/server/html';
import type { ParameterError } from './problem.dto.ts';

/** A form as the browser sends it. */
export type SentForm = Readonly<Record<string, unknown>>;

/** Return one field of a form; a missing one, and one that is sent twice, is empty. */
export const fieldOf = (form: SentForm | undefined, name: string): string => {
  const value = form?.[name];
  return typeof value === 'string' ? value : '';
};

/** The data of a shown form. */
export interface ShownForm {
  /** Goes with each write of the member. */
  readonly token: string;
  readonly errors?: readonly ParameterError[];
}

export const tokenField = ({ token }: Pick<ShownForm, 'token'>): Html =>
  html`<input type="hidden" name="token" value="${token}" />`;

/** Return a field with its label, and why it was refused. `input` gets the attributes that join the three. */
export function field(
  { errors = [] }: Pick<ShownForm, 'errors'>,
  name: string,
  label: string,
  input: (attributes: Html) => Html,
): Html {
  const error = errors.find(({ parameter }) => parameter === name)?.message;
  const attributes = html`id="${name}"
  name="${name}"${error && html` aria-invalid="true" aria-describedby="${name}-error"`}`;
  return html`<label for="${name}">${label}</label> ${input(attributes)}
    ${error && html`<p class="wrong" id="${name}-error">${error}</p>`}`;
}
