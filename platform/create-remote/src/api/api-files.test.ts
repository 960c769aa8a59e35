import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import ts from 'typescript';
import { withApiOwner, withRegistered } from './add-api.ts';
import { apiFiles } from './api-files.ts';
import { planApi } from './plan-api.ts';

it('a new part of the API is a folder in which every import leads somewhere and no word of the template is left', async () => {
  const files = await apiFiles(planApi({ name: 'box-office', record: 'weekend', owner: '@sinima/money' }));
  expect([...files.keys()].sort()).toEqual([
    'bff/src/features/box-office/box-office.controller.ts',
    'bff/src/features/box-office/box-office.feature.ts',
    'bff/src/features/box-office/box-office.module.ts',
    'bff/src/features/box-office/box-office.service.ts',
    'bff/src/features/box-office/box-office.test.ts',
    'bff/src/features/box-office/weekend-records.ts',
    'bff/src/features/box-office/weekend.dto.ts',
    'bff/src/features/box-office/weekend.schema.ts',
  ]);
  for (const [file, text] of files) {
    const words = text.replaceAll(/@example |\bexample: '/g, '');
    expect([file, /.*example.*/i.exec(words)?.[0]]).toEqual([file, undefined]);
    const { diagnostics } = ts.transpileModule(text, {
      reportDiagnostics: true,
      compilerOptions: { experimentalDecorators: true },
    });
    expect([file, diagnostics]).toEqual([file, []]);
    const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
    const missing = imported
      .filter((name) => name.startsWith('.'))
      .map((name) => path.join(path.dirname(file), name.replace(/js$/, 'ts')))
      .filter((target) => !files.has(target) && !ts.sys.fileExists(path.join(rootDir, target)));
    expect([file, missing]).toEqual([file, []]);
  }
  expect(files.get('bff/src/features/box-office/weekend.dto.ts')).toContain('@example "first-weekend"');
  expect(files.get('bff/src/features/box-office/box-office.controller.ts')).toContain(
    "@ApiParam({ name: 'slug', example: 'first-weekend' })",
  );
  expect(files.get('bff/src/features/box-office/box-office.feature.ts')).toContain("owner: '@sinima/money'");
  expect(files.get('bff/src/features/box-office/box-office.test.ts')).toContain('/api/box-office?pageSize=1');
});

it('a new part of the API is registered by one line, and its team owns its folder and its released contract', () => {
  const register = readFileSync(path.join(rootDir, 'bff/src/features/registered-features.ts'), 'utf8');
  const registered = withRegistered(register, 'box-office');
  expect(registered).toContain("\nimport { boxOffice } from './box-office/box-office.feature.js';\n");
  expect(registered).toMatch(/\[festivals, .*boxOffice\];|\[festivals, boxOffice\];/);
  expect(withApiOwner('* @sinima/platform\n', { name: 'box-office', owner: '@sinima/money' })).toBe(
    '* @sinima/platform\n/bff/src/features/box-office/ @sinima/money\n/contracts/released/features/box-office.json @sinima/money\n',
  );
});

it.each([
  ['titles', 'there is /api/titles'],
  ['festivals', 'there is /api/festivals'],
  ['Songs', 'An API cannot be called "Songs"'],
  ['__mock', 'An API cannot be called "__mock"'],
])('a part of the API cannot be called %s', (name, said) => {
  expect(() => planApi({ name })).toThrow(said);
});
