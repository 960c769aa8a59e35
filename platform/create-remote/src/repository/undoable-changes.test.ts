import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allOrNothing } from './undoable-changes.ts';

let dir: string;
const at = (file: string): string => path.join(dir, file);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-changes-'));
  writeFileSync(at('owners'), 'as it was');
});

afterEach(() => rmSync(dir, { recursive: true }));

it('nothing is left of changes of which the last fails', () => {
  const change = (): void =>
    allOrNothing((changes) => {
      changes.write(at('mfe-x/src/pages/page.tsx'), 'a page');
      changes.write(at('owners'), 'changed');
      changes.link('../mfe-x', at('links/mfe-x'));
      changes.write(at('owners/below-a-file'), '');
    });
  expect(change).toThrow();
  expect(readdirSync(dir)).toEqual(['owners']);
  expect(readFileSync(at('owners'), 'utf8')).toBe('as it was');
});

it('a link takes the place of one that leads nowhere', () => {
  symlinkSync('../gone', at('link'));
  writeFileSync(at('page'), 'a page');
  allOrNothing((changes) => changes.link('page', at('link')));
  expect(readFileSync(at('link'), 'utf8')).toBe('a page');
});
