/** The fields of an action's form, checked. */
import { createHash } from 'node:crypto';
import type { LivePointer } from '@sinima/contracts/pointer';
import { actionOf, type ActionRequest } from './actions.ts';

/** Longest reason, in characters. */
export const MAX_WHY = 500;

/** Fields of a form or of an address. */
export type Fields = Readonly<Record<string, unknown>>;

/** Something about a form is wrong; the message is shown. */
export class FormError extends Error {
  override name = 'FormError';
}

/** Return a field without the blanks around it; '' where it is no text. */
export const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Return the action that a form names, and its arguments. @throws FormError */
export function readAction(fields: Fields) {
  const name = textIn(fields, 'action');
  const action = actionOf(name);
  if (action === undefined) throw new FormError('There is no such action. Choose one on the overview.');
  const request: ActionRequest = {
    app: textIn(fields, 'app'),
    version: textIn(fields, 'version'),
    percent: Number(textIn(fields, 'percent') || NaN),
    automatic: textIn(fields, 'automatic') === 'on',
  };
  if (action.takes?.includes('version') === true && request.version === '') {
    throw new FormError('Choose a version.');
  }
  if (action.takes?.includes('percent') === true && !(request.percent >= 0 && request.percent <= 100)) {
    throw new FormError('The share has to be a number from 0 to 100.');
  }
  return { name, action, request };
}

/** Return why somebody acts. @throws FormError where they did not say */
export function readWhy(fields: Fields): string {
  const why = textIn(fields, 'why');
  if (why === '') throw new FormError('Enter a reason. The history shows it.');
  if (why.length > MAX_WHY) throw new FormError(`Say why in ${MAX_WHY} characters or less.`);
  return why;
}

/** Return what names a pointer's present state, so that nobody confirms what is no longer so. */
export function stateOf(pointer: LivePointer): string {
  return createHash('sha256').update(JSON.stringify(pointer)).digest('base64url').slice(0, 16);
}
