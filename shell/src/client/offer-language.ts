/** Offers the page in the language of the browser, once: whoever has seen it goes on as they like (`docs/decisions/0063-languages.md`). */
import { TOAST_EVENT, type ToastDetail } from '@sinima/contracts/events';
import { languageOfPath, LANGUAGES, pathIn, type Language } from '@sinima/contracts/languages';
import * as messages from './offer-language.messages.ts';
import { loadText } from '../page/load-text.ts';
import { translations } from '../page/translations.ts';

const KEY = 'sinima:language-offered';

/** How long the offer is shown, in milliseconds. */
const SHOWN_MS = 20_000;

/** Remember that the offer was made. @returns whether it was not made before; no, where nothing can be remembered */
function isFirstOffer(): boolean {
  try {
    if (localStorage.getItem(KEY) !== null) return false;
    localStorage.setItem(KEY, '1');
    return true;
  } catch {
    return false;
  }
}

/** Show the offer of a language, in it. */
export async function offerLanguage(language: Language): Promise<void> {
  if (!isFirstOffer()) return;
  const text = await loadText({ translations }, language);
  const { name } = LANGUAGES[language];
  const detail: ToastDetail = {
    title: text(messages.otherLanguage, { name }),
    language,
    duration: SHOWN_MS,
    action: {
      label: text(messages.readInLanguage, { name }),
      act: () => location.assign(pathIn(language, languageOfPath(location.pathname).path + location.search)),
    },
  };
  dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
