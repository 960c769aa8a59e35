import { readdirSync, readFileSync } from 'node:fs';
import { languageCodes } from '@sinima/contracts/languages';
import { textIn } from './texts.js';

const files = readdirSync(__dirname).filter((name) => name.endsWith('.messages.ts'));

const parametersIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).sort();

/** The messages of all files, as far as one text each has them. */
const messages = files.flatMap((name) =>
  Array.from(
    readFileSync(`${__dirname}/${name}`, 'utf8').matchAll(/^export const \w+ =\s+'(.*)';$/gm),
    ([, text = '']) => text,
  ),
);

it.each(languageCodes.filter((code) => code !== 'en'))(
  'every text of the BFF’s pages is there in %s, with its parameters alone',
  (language) => {
    expect(messages.length).toBeGreaterThan(70);
    for (const message of messages) {
      const values = Object.fromEntries(parametersIn(message).map((name) => [name, `<${name}>`]));
      const text = textIn(language)(message, values);
      if (message !== 'Contact') expect(text).not.toBe(textIn('en')(message, values));
      expect(text).not.toMatch(/undefined|[{}]/);
      for (const name of parametersIn(message)) expect(text).toContain(`<${name}>`);
    }
  },
);
