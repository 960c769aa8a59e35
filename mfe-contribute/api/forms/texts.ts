/** Texts of form pages. */
import { formLanguage } from '@sinima/api/http/page-language';
import type { SentForm } from '@sinima/api/http/plain-form';
import { textIn } from '@sinima/api/text/page-text';
import * as words from '@sinima/catalogue-ui/vocabulary-words';
import { SOURCE_LANGUAGE, type Language } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { FastifyRequest } from 'fastify';

/** Return the texts of form pages in a language, with the words of records. */
export const pageText = (language: Language = SOURCE_LANGUAGE): Text => textIn(language, words);

/** Return the texts of the page that sent a form. */
export const textOfForm = ({ body }: Pick<FastifyRequest, 'body'>): Text =>
  pageText(formLanguage(body as SentForm | undefined));
