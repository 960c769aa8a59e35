import { FormRefusals } from '@sinima/api/http/form-refusals';
import type { Message } from '@sinima/contracts/text';
import { COMMENT_LENGTH, REASON_LENGTH, SOURCE_LENGTH } from '../texts/is-text.decorator.ts';
import * as messages from './forms.messages.ts';

const BY_STATUS: Readonly<Record<number, Message>> = {
  400: messages.refusedFields,
  403: messages.refusedNotAllowed,
  404: messages.refusedGone,
  409: messages.refusedConflict,
  422: messages.refusedFields,
  429: messages.refusedTooOften,
};

/** The refusals of forms of contributing. */
export const refusals = new FormRefusals({
  rules: {
    source: [messages.textRule, { most: SOURCE_LENGTH }],
    comment: [messages.textRule, { most: COMMENT_LENGTH }],
    reason: [messages.textRule, { most: REASON_LENGTH }],
    text: [messages.textRule, { most: REASON_LENGTH }],
    mail: [messages.mailRule],
  },
  wrongField: messages.wrongField,
  ofStatus: (status) => BY_STATUS[status] ?? messages.refused,
});
