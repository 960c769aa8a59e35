import { textIn } from '@sinima/api/text/page-text';
import { HELD_REASONS, reasonText } from './held-reasons.ts';

const why = `${HELD_REASONS.moderators} ${HELD_REASONS.link} ${HELD_REASONS.repetition}`;

it('the API’s own reasons are in the language of the page', () => {
  expect(reasonText(why, textIn('en'))).toBe(why);
  expect(reasonText(why, textIn('ar'))).not.toMatch(/[a-z]/i);
  expect(reasonText(HELD_REASONS.newAccount, textIn('fr'))).toContain('nouveau compte');
});

it('what a moderator wrote stays as it is', () => {
  expect(reasonText('Spam.', textIn('ar'))).toBe('Spam.');
});
