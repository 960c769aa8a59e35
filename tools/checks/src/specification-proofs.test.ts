/** The specification and its tests hold each other: no rule without a test, no text that no test knows. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { quotedTexts, readProofs, sectionOf, testNames } from './specification-proofs.ts';

const proofs = readProofs();
const files = [...new Set(proofs.flatMap(({ tests }) => tests.map(({ file }) => file)))];

/** The source of a test as one line, its quotation marks alike. */
const wordsOf = (file: string): string =>
  readFileSync(path.join(rootDir, file), 'utf8')
    .replaceAll(/\\(['"])/g, '$1')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ');

describe('every rule of the specification', () => {
  it('stands in the proofs, section by section', () => {
    const sections = [...new Set(proofs.map(({ section }) => section))];
    expect(sections.map((section) => section.slice(0, 2))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `§${n}`),
    );
  });

  it('names a test at least', () => {
    expect(proofs.filter(({ tests }) => tests.length === 0)).toEqual([]);
    expect(proofs.length).toBeGreaterThan(100);
  });
});

describe.each(files)('the proofs in %s', (file) => {
  it('are in a file that exists', () => {
    expect(existsSync(path.join(rootDir, file))).toBe(true);
  });

  it('are tests of that file', () => {
    const wanted = proofs.flatMap(({ tests }) => tests.filter((test) => test.file === file));
    const names = testNames(file);
    expect([...new Set(wanted.map(({ name }) => name))].filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('every text in quotation marks', () => {
  it.each([2, 4, 5, 8])('of §%i stands in a proof', (number) => {
    const proven = new Set(proofs.flatMap(({ rule }) => quotedTexts(rule)));
    expect(quotedTexts(sectionOf(number)).filter((text) => !proven.has(text))).toEqual([]);
  });

  it('of a proof stands in one of its tests', () => {
    const unknown = proofs.flatMap(({ rule, tests }) => {
      const sources = [...new Set(tests.map(({ file }) => file))].map(wordsOf);
      const pieces = quotedTexts(rule).map((text) => ({
        text,
        words: text.split(/\{\w+\}/).map((one) => one.trim()),
      }));
      return pieces
        .filter(({ words }) => !sources.some((source) => words.every((word) => source.includes(word))))
        .map(({ text }) => `${rule}: ${text}`);
    });
    expect(unknown).toEqual([]);
  });
});
