/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const read = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');
const { exports: offered } = JSON.parse(read('../package.json')) as {
  exports: Record<string, string | Record<string, string>>;
};
const components = Object.values(offered)
  .flatMap((target) => (typeof target === 'string' ? target : Object.values(target)))
  .filter((file) => file.endsWith('.tsx'));
const files = readdirSync(__dirname).filter((file) => file.endsWith('.stories.tsx'));

it.each(components)('%s has a story', (file) => {
  const imported = file.replace('./src/', '../src/');
  expect(files.filter((name) => read(name).includes(`'${imported}'`))).not.toEqual([]);
});

it.each(files.filter((file) => read(file).includes("title: 'Primitives/")))(
  '%s says when to use it and when not',
  (file) => {
    expect(read(file)).toContain('- **Do:** ');
    expect(read(file)).toContain('- **Don’t:** ');
  },
);
