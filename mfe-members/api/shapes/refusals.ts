/** The reasons of refusals by status, for languages that the API does not write in. */
import type { Message } from '@sinima/contracts/text';
import * as messages from './refusals.messages.ts';

const REFUSALS: Readonly<Record<number, Message>> = {
  400: messages.refusedFields,
  403: messages.refusedNotAllowed,
  404: messages.refusedGone,
  409: messages.refusedConflict,
  422: messages.refusedFields,
  429: messages.refusedTooOften,
};

/** Return why something was refused, by the status of the answer. */
export const refusalOf = (status: number): Message =>
  status >= 500 ? messages.takesABreak : (REFUSALS[status] ?? messages.refused);
