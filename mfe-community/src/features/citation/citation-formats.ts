import type { CitedWork } from './cited-work.ts';

/** A work with its full address, and the day on which it was read. */
export interface Citation extends CitedWork {
  readonly url: string;
  /** `YYYY-MM-DD`. */
  readonly accessed: string;
}

const TEX_WORDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Return a text in which TeX sees no commands. */
const texText = (text: string): string =>
  text.replace(/[\\~^{}&%$#_]/g, (character) => TEX_WORDS[character] ?? `\\${character}`);

const WIKI_WORDS: Readonly<Record<string, string>> = { '|': '{{!}}', '[': '&#91;', ']': '&#93;' };

/** Return a text that ends no parameter of a template, and makes no link. */
const wikiText = (text: string): string =>
  text.replace(/[|[\]]/g, (character) => WIKI_WORDS[character] ?? character);

/** Return an entry for BibTeX; the second braces keep its capital letters. */
export const bibtex = ({ key, name, url, accessed }: Citation): string =>
  [
    `@misc{${key},`,
    '  author = {{Sinima}},',
    `  title  = {{${texText(name)}}},`,
    `  url    = {${url}},`,
    `  note   = {Accessed ${accessed}}`,
    '}',
  ].join('\n');

/** Return a record for reference managers: its tags have two letters, two spaces, a dash and a space. */
export const ris = ({ kind, name, url, accessed }: Citation): string =>
  [
    `TY  - ${kind === 'dataset' ? 'DATA' : 'ELEC'}`,
    `TI  - ${name}`,
    'PB  - Sinima',
    `UR  - ${url}`,
    `Y2  - ${accessed.replaceAll('-', '/')}`,
    'ER  - ',
  ].join('\n');

/** Return Wikipedia's template for a page on the web. */
export const citeWeb = ({ name, url, accessed }: Citation): string =>
  `{{cite web |url=${url} |title=${wikiText(name)} |website=Sinima |access-date=${accessed}}}`;

/** The formats, in the order in which they are shown. */
export const CITATION_FORMATS: readonly {
  readonly label: string;
  readonly write: (citation: Citation) => string;
}[] = [
  { label: 'BibTeX', write: bibtex },
  { label: 'RIS', write: ris },
  { label: 'Wikipedia', write: citeWeb },
];
