/** The table of security requirements names tests that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

const text = readFileSync(join(ROOT, 'bff/security-verification.md'), 'utf8');

/** Cells of the rows about one requirement, or some. */
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const named = [...text.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

it('the table has requirements and their tests', () => {
  expect(rows.length).toBeGreaterThan(180);
  expect(named.length).toBeGreaterThan(200);
});

it.each(named)('$file has the test “$title”', ({ file, title }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
});

it('a requirement has a test, or says why not', () => {
  const silent = rows.filter(
    ([, , how = '', tests = '']) => !tests && !/^(?:Does not apply|Not held): ./.test(how),
  );
  expect(silent).toEqual([]);
});
