import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ruleCopies } from './rule-copies.ts';
import { assertFewCopies, distinctBlocks, joinStylesheet } from './stylesheet.ts';

// Tailwind registers a loader for its plugins, which jest has no place for; we use none.
jest.mock('module', () => ({ ...jest.requireActual('module'), register: undefined }));

const button = '@layer kit {\n/* ui-kit/src/button/button.module.css */\n.button_a { padding: 4px; }\n}';
const page = '@layer app {\n/* mfe-x/src/page.module.css */\n.page_b { margin: 1px; }\n}';
const badge = '@layer kit {\n/* ui-kit/src/badge/badge.module.css */\n.badge_c { color: red; }\n}';

it('a module that two chunks hold stands once, and modules go by their paths', () => {
  const css = distinctBlocks([`${button}\n${page}`, `${page}\n${badge}\n${button}`]);
  expect(css.match(/\/\* [\w./-]+ \*\//g)).toEqual([
    '/* mfe-x/src/page.module.css */',
    '/* ui-kit/src/badge/badge.module.css */',
    '/* ui-kit/src/button/button.module.css */',
  ]);
});

it('global styles keep their order and come first', () => {
  const reset = 'b {color: red}\na {color: blue}';
  expect(distinctBlocks([button, reset])).toMatch(/^b \{.*\na \{.*\n@layer kit/);
});

it('rules count as copies only within the same at-rules', () => {
  expect(ruleCopies('a{b:c}@media print{a{b:c}}@layer kit{a{b:c}}').copies).toEqual([]);
  expect(ruleCopies('@layer kit{a{b:c}}d{e:f}@layer kit{a{b:c}}')).toEqual({
    rules: 3,
    copies: ['@layer kit a{b:c}'],
  });
});

it('stylesheet with more than a twentieth of copies is refused', () => {
  const distinct = Array.from({ length: 37 }, (_, n) => `.c${n}{order:${n}}`).join('');
  expect(() => assertFewCopies(`${distinct}.c0{order:0}`, 'mfe-x')).not.toThrow();
  expect(() => assertFewCopies(`${distinct}.c0{order:0}.c1{order:1}`, 'mfe-x')).toThrow(
    '2 of the 39 rules in the stylesheet of mfe-x repeat another rule, e.g. .c0{order:0}',
  );
});

describe('the stylesheet of an app', () => {
  const appDir = mkdtempSync(path.join(tmpdir(), 'sinima-stylesheet-'));
  let css = '';
  beforeAll(async () => {
    mkdirSync(path.join(appDir, 'src'));
    writeFileSync(
      path.join(appDir, 'src/page.tsx'),
      `'xy:p-4 xy:md:grid xy:bg-chalk xy:p-9 xy:bg-red-500 p-4 ti:p-5'`,
    );
    writeFileSync(path.join(appDir, 'src/page.test.tsx'), `'xy:p-6'`);
    writeFileSync(path.join(appDir, 'src/page.stories.tsx'), `'xy:p-7'`);
    css = await joinStylesheet(appDir, [`${button}\n${page}`, `${button}\n${badge}`], 'xy');
  });
  afterAll(() => rmSync(appDir, { recursive: true }));

  it('opens with the order of the layers', () => {
    expect(css).toMatch(/@layer properties[,;].*@layer (?!properties)/);
    expect(css.indexOf('@layer properties,reset,tokens,kit,shared,app,utilities')).toBeLessThan(
      css.indexOf('{'),
    );
  });

  it('holds each module once', () => {
    expect(css.match(/\.button_a/g)).toHaveLength(1);
    expect(ruleCopies(css).copies).toEqual([]);
  });

  it('has the utilities that its sources name under its prefix, by our tokens', () => {
    expect(css).toContain('.xy\\:p-4{padding:var(--space-4)}');
    expect(css).toContain('.xy\\:bg-chalk{background-color:var(--color-chalk)}');
    expect(css).toMatch(/@media \(min-width:48rem\)\{\.xy\\:md\\:grid\{display:grid\}\}/);
  });

  it('has nothing of another prefix, of tests or stories, or of a scale that is not ours', () => {
    expect(css.match(/\.[\w-]+\\:[\w-]+/g)).toEqual(['.xy\\:bg-chalk', '.xy\\:p-4', '.xy\\:md']);
  });
});
