/** The language of pages below the API: their address or the form that they sent names it; English, where none does. */
import { isLanguage, languageCodes, SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import { html, type Html } from '@sinima/server/html';
import { IsIn, IsOptional } from 'class-validator';
import { fieldOf, type SentForm } from './plain-form.ts';

/** The query of a page in the languages of the site. */
export class PageLanguageQuery {
  @IsOptional()
  @IsIn(languageCodes)
  language?: Language;
}

/** Return the language of the page that sent a form. */
export function formLanguage(form: SentForm | undefined): Language {
  const language = fieldOf(form, 'language');
  return isLanguage(language) ? language : SOURCE_LANGUAGE;
}

/** Return the field by which a form names the language of its page. */
export const languageField = (language: Language): Html =>
  html`<input type="hidden" name="language" value="${language}" />`;
