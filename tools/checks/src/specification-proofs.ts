/** Reads `docs/specification.md`: the texts that it fixes, and the tests that it names for each rule. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import ts from 'typescript';

/** A rule and the tests that hold it. */
export interface Proof {
  readonly section: string;
  readonly rule: string;
  readonly tests: readonly { readonly file: string; readonly name: string }[];
}

const proofsHeading = '\n## Proofs\n';

const [rules = '', proofs = ''] = readFileSync(path.join(rootDir, 'docs/specification.md'), 'utf8').split(
  proofsHeading,
);

/** The texts in quotation marks of one section, e.g. `§2`; in a line that wraps, the break is a space. */
export function quotedTexts(text: string): string[] {
  const quotes = [...text.replaceAll(/\s+/g, ' ').matchAll(/"((?:[^"`]|\{q\})+?)"(?!`)/g)];
  return [...new Set(quotes.map(([, quote]) => quote!))];
}

/** The rules of a section by its number; throws when there is none. */
export function sectionOf(number: number): string {
  const section = rules.split(/\n## /).find((part) => part.startsWith(`${number}. `));
  if (section === undefined) throw new Error(`docs/specification.md has no section ${number}.`);
  return section.replaceAll(/`[^`]*`/g, '``');
}

/** Every row of the tables of proofs. */
export function readProofs(): Proof[] {
  return proofs.split(/\n### /).flatMap((part) => {
    const section = part.slice(0, part.indexOf('\n'));
    return part
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (Rule|-+) /.test(line))
      .map((line) => {
        const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
        const tests = [...(cells[2] ?? '').matchAll(/`([^`]+)` › `([^`]+)`/g)];
        return {
          section,
          rule: cells[1] ?? '',
          tests: tests.map(([, file, name]) => ({
            file: file!,
            name: name!.replaceAll(String.raw`\|`, '|'),
          })),
        };
      });
  });
}

/** The function that is called at the bottom of `it(…)`, `it.each(…)(…)` and `` it.each`…`(…) ``. */
function calledName(expression: ts.Expression): string {
  if (ts.isCallExpression(expression)) return calledName(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calledName(expression.tag);
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text === 'skip' ? 'skip' : calledName(expression.expression);
  }
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** The names of the tests of a file as they are written: `%s` and `${name}` stand for themselves. */
export function testNames(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(rootDir, file), 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['it', 'test'].includes(calledName(node.expression))) {
      const [name, body] = node.arguments;
      if (name !== undefined && body !== undefined) {
        if (ts.isStringLiteralLike(name)) names.push(name.text);
        else if (ts.isTemplateExpression(name)) names.push(name.getText(source).slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
