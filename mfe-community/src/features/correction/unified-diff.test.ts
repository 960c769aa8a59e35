/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unifiedDiff } from './unified-diff.ts';

const PEOPLE = [
  '# people',
  'ada:',
  '  name: Ada',
  '  roles: [Actor]',
  '',
  'obi:',
  '  name: Obi',
  '  roles: [Writer]',
  '',
  'zik:',
  '  name: Zik',
  '',
].join('\n');
const OBI = 'obi:\n  name: Obi\n  roles: [Writer]\n\n';

it.each([
  ['a line changed', 'obi:\n  name: Òbí\n  roles: [Writer]\n'],
  ['a line more', 'obi:\n  name: Obi\n  roles: [Writer]\n  birthYear: 1970\n'],
  ['a line less', 'obi:\n  name: Obi\n'],
  ['all lines changed', 'obi-2:\n  name: Obi the Second\n  roles: [Director]'],
  ['the ends of lines of another system', 'obi:\r\n  name: Obi\r\n  roles: [Editor]\r\n'],
])('diff of a record with %s is taken by git', (_what, after) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sinima-diff-'));
  try {
    writeFileSync(path.join(folder, 'people.yaml'), PEOPLE);
    const diff = unifiedDiff({ file: 'people.yaml', line: 6, before: OBI, after });
    execFileSync('git', ['apply', '-'], { cwd: folder, input: diff ?? '' });
    const expected = PEOPLE.replace(OBI, `${after.replaceAll('\r', '').trimEnd()}\n\n`);
    expect(readFileSync(path.join(folder, 'people.yaml'), 'utf8')).toBe(expected);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('diff of a record of which nothing is changed is none', () => {
  expect(unifiedDiff({ file: 'people.yaml', line: 6, before: OBI, after: `${OBI}\n` })).toBeNull();
});
