import { readdirSync } from 'node:fs';
import path from 'node:path';
import { API_MODULES } from './api-modules.ts';

it('a part may import every module of @sinima/api', () => {
  const src = path.join(__dirname, '../../../api/src');
  const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)test\//.test(file))
    .map((file) => `@sinima/api/${file.slice(0, -'.ts'.length)}`);
  expect(Object.keys(API_MODULES).sort()).toEqual(modules.sort());
});
