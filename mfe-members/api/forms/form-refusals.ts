import { FormRefusals } from '@sinima/api/http/form-refusals';
import { refusalOf } from '../shapes/refusals.ts';
import { NOTE_LENGTH, PLACE_LENGTH, REVIEW_LENGTH } from '../text/is-written.decorator.ts';
import * as messages from './forms.messages.ts';

/** The refusals of members' forms. */
export const refusals = new FormRefusals({
  rules: {
    rating: [messages.ratingRule],
    text: [messages.textRule, { most: REVIEW_LENGTH }],
    watchedOn: [messages.dayRule],
    where: [messages.textRule, { most: PLACE_LENGTH }],
    note: [messages.textRule, { most: NOTE_LENGTH }],
  },
  wrongField: messages.wrongField,
  ofStatus: refusalOf,
});
