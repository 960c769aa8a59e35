/** Styles name sides by the direction of the text, `start` and `end`, so that a page can run from right to left. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';

/** Properties and values of CSS that name the left or the right. */
const OF_CSS = new RegExp(
  [
    String.raw`(?:margin|padding|border|inset|scroll-margin|scroll-padding)(?:-(?:top|bottom))?-(?:left|right)`,
    String.raw`(?:^|[\s;{])(?:left|right)\s*:`,
    String.raw`(?:text-align|float|clear)\s*:\s*(?:left|right)`,
  ].join('|'),
  'gm',
);

/** The same as classes of Tailwind, with a remote's prefix and variants before them: `ca:md:ml-4`. */
const OF_TAILWIND =
  /(?<=[\s"'`]|[a-z-]+:)-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-(?:\d|\[|px|full|auto)|(?:text|float)-(?:left|right)\b|(?:border|rounded)-[lr](?:-|\b)|rounded-[tb][lr](?:-|\b))[^\s"'`]*/g;

const found = (text: string, pattern: RegExp): string[] =>
  text.match(pattern)?.map((one) => one.trim()) ?? [];

/** The operator's own pages stay in English. */
const files = execFileSync('git', ['ls-files', '*.css', '*.tsx'], { cwd: rootDir, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('platform/operator/') && !file.includes('.test.'));

it.each([
  '.a { margin-left: 1px; }',
  '.a { border-top-right-radius: 1px; }',
  '.a { right : 0; }',
  '.a { text-align: left; }',
])('the rule finds %s', (css) => {
  expect(found(css, OF_CSS)).toHaveLength(1);
});

it.each(['ca:md:ml-4', '-mr-2', 'ca:left-[3px]', 'sh:hover:rounded-l', 'ti:text-right', 'rounded-tl-1'])(
  'the rule finds the class %s',
  (name) => {
    expect(found(`className="a ${name} b"`, OF_TAILWIND)).toEqual([
      expect.stringMatching(/^-?(?:ml|mr|left|rounded|text)/),
    ]);
  },
);

it.each(['margin-inline-start: 1px', 'bright: 0', '--color-bright: red', 'background-position: left top'])(
  'the rule lets %s pass',
  (declaration) => {
    expect(found(`.a { ${declaration}; }`, OF_CSS)).toEqual([]);
  },
);

it.each(['ca:ms-4', 'ca:text-start', 'ca:me-[2px]', 'copyright-2', 'html-text'])(
  'the rule lets the class %s pass',
  (name) => {
    expect(found(`className="${name}"`, OF_TAILWIND)).toEqual([]);
  },
);

it('no style names the left or the right', () => {
  expect(files.length).toBeGreaterThan(300);
  const physical = files.flatMap((file) => {
    const pattern = file.endsWith('.css') ? OF_CSS : OF_TAILWIND;
    return found(readFileSync(path.join(rootDir, file), 'utf8'), pattern).map((one) => `${file}: ${one}`);
  });
  expect(physical).toEqual([]);
});
