/** Texts of form pages. */
import { formLanguage } from '@sinima/api/http/page-language';
import type { SentForm } from '@sinima/api/http/plain-form';
import { textIn } from '@sinima/api/text/page-text';
import * as formerCountries from '@sinima/catalogue-ui/words/former-countries';
import * as genres from '@sinima/catalogue-ui/words/genres';
import * as languages from '@sinima/catalogue-ui/words/languages';
import * as roles from '@sinima/catalogue-ui/words/roles';
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { FastifyRequest } from 'fastify';

const words = { ...formerCountries, ...genres, ...languages, ...roles };

/** Return the texts of form pages in a language, with the words of records. */
export const pageText = (language: Language = SOURCE_LANGUAGE): Text => textIn(language, words);

/** Return the texts of the page that sent a form. */
export const textOfForm = ({ body }: Pick<FastifyRequest, 'body'>): Text =>
  pageText(formLanguage(body as SentForm | undefined));
