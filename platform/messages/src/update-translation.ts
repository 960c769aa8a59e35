import { readFileSync } from 'node:fs';
import path from 'node:path';
import { po, type GetTextTranslation } from 'gettext-parser';
import { DECLARED } from './declared-texts.ts';
import englishMessages from './english-messages.cjs';
import translated from './translations.cjs';

/** An English message, and the file that it stands in. */
interface SourceMessage {
  readonly name: string;
  readonly english: string;
  readonly file: string;
}

/** Return the English messages of a workspace in the order of its files. */
function sourceMessages(dir: string): SourceMessage[] {
  return englishMessages.englishFiles(dir).flatMap((file) => {
    const texts = englishMessages.readEnglish(readFileSync(file, 'utf8'));
    const place = path.relative(dir, file).replaceAll(path.sep, '/');
    return Object.entries(texts).map(([name, english]) => ({ name, english, file: place }));
  });
}

/**
 * Return the entry of a message. A translation of a former English text stands in a comment from then on, for the translator: the
 * message is shown in English until it is translated anew.
 */
function entryOf(
  { name, english, file }: SourceMessage,
  former: GetTextTranslation | undefined,
): GetTextTranslation {
  const entry = { msgctxt: name, msgid: english, msgstr: [''], comments: { reference: file } };
  const text = former?.msgstr[0];
  if (!former || !text) return entry;
  const { comments } = former;
  if (former.msgid !== english) {
    return {
      ...entry,
      comments: { ...entry.comments, translator: `Before the English text changed: ${text}` },
    };
  }
  return {
    ...entry,
    msgstr: [text],
    comments: {
      ...entry.comments,
      ...(comments?.flag && { flag: comments.flag }),
      ...(comments?.translator && { translator: comments.translator }),
    },
  };
}

/**
 * Return a translation as it should be for the English messages of a workspace: new ones are there without a text, messages that
 * are gone are gone.
 *
 * @param dir folder of the workspace
 * @param before the file's contents; empty where there is none
 * @param declared texts of `remote.config.ts`; words of the workspaces that this one depends on are translated there
 */
export function updatedTranslation(
  dir: string,
  language: string,
  before: string,
  declared: readonly string[] = [],
): string {
  // It refuses two messages of one name.
  englishMessages.englishOf(dir);
  const former = before === '' ? {} : po.parse(before).translations;
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=UTF-8' };
  const contexts = sourceMessages(dir).map((message) => {
    const entry = entryOf(message, Object.values(former[message.name] ?? {})[0]);
    return [message.name, { [message.english]: entry }] as const;
  });
  const words = translated
    .wordsOfDependencies(path.join(dir, 'messages', `${language}.po`))
    .map(({ english }) => english);
  const own = declared
    .filter((english) => !words.includes(english))
    .map((english) => {
      const message = { name: DECLARED, english, file: DECLARED };
      return [english, entryOf(message, former[DECLARED]?.[english])] as const;
    });
  const translations = {
    '': { '': { msgid: '', msgstr: [''] } },
    ...Object.fromEntries(contexts),
    ...(own.length > 0 && { [DECLARED]: Object.fromEntries(own) }),
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8').trimEnd()}\n`;
}
