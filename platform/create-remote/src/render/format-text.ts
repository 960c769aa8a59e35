/** Texts in the repository's format. */
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as markdown from 'prettier/plugins/markdown';
import * as typescript from 'prettier/plugins/typescript';
import * as yaml from 'prettier/plugins/yaml';
import type { Plugin } from 'prettier';
import { format } from 'prettier/standalone';

/** As the repository's `.oxfmtrc.json` has it, whose tool writes what Prettier writes. */
const style = { singleQuote: true, printWidth: 110, trailingComma: 'all' } as const;

const plugins: Plugin[] = [babel, estree as Plugin, markdown, typescript, yaml];

/** Return a file's text as Prettier writes it; as it is where Prettier does not know such files. */
export async function formatText(file: string, text: string): Promise<string> {
  return /\.(tsx?|mjs|json|md|yml)$/.test(file) ? format(text, { ...style, plugins, filepath: file }) : text;
}
