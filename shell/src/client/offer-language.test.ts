import { TOAST_EVENT, type ToastDetail } from '@sinima/contracts/events';
import { offerLanguage } from './offer-language.ts';
import { otherLanguage } from './other-language.ts';

const toasts: ToastDetail[] = [];
addEventListener(TOAST_EVENT, (event) => toasts.push((event as CustomEvent<ToastDetail>).detail));

beforeEach(() => {
  localStorage.clear();
  toasts.length = 0;
});

it.each([
  ['en', ['fr-CI', 'en'], 'fr'],
  ['en', ['de', 'ar-EG', 'en'], 'ar'],
  ['en', ['en-GB', 'fr'], undefined],
  ['en', ['de-DE'], undefined],
  ['fr', ['en-US'], 'en'],
  ['sw', ['sw-TZ', 'en'], undefined],
] as const)('on a page in %s, a browser of %j is offered %s', (page, preferred, offered) => {
  expect(otherLanguage(page, preferred)).toBe(offered);
});

it('the offer is made once, in the language that it offers', async () => {
  await offerLanguage('fr');
  await offerLanguage('fr');
  expect(toasts).toEqual([
    expect.objectContaining({ title: 'Sinima est aussi en français.', language: 'fr' }),
  ]);
  expect(toasts[0]?.action?.label).toBe('Lire cette page en français');
});
