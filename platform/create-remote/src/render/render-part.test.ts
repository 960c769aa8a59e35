import ts from 'typescript';
import { planRemote } from '../plan/remote-plan.ts';
import { readTemplate } from '../template/template-files.ts';
import { renderRemote, type FileTexts } from './render-remote.ts';
import { withDeclaration, withPackages, withReference } from './render-part.ts';

const prefix = () => ({ stylePrefix: 'box', declaresPrefix: false });
const template = readTemplate();
const render = (api: boolean): Promise<FileTexts> =>
  renderRemote(planRemote({ name: 'mfe-box-office', api }, prefix), template, 'repository');

it('a remote with a part of the API has its folder, in which every import leads somewhere and no word of the template is left', async () => {
  const files = await render(true);
  const part = [...files].filter(([file]) => file.startsWith('api/'));
  expect(part.map(([file]) => file).sort()).toEqual([
    'api/box-office-record.dto.ts',
    'api/box-office-record.schema.ts',
    'api/box-office.controller.ts',
    'api/box-office.service.ts',
    'api/box-office.test.ts',
    'api/jest.config.mjs',
    'api/openapi.json',
    'api/openapi.ts',
    'api/part.ts',
    'api/records.ts',
    'api/tsconfig.json',
  ]);
  for (const [file, text] of part) {
    expect([file, /.*(street.?song|mfe-template|remote-template).*/i.exec(text)?.[0]]).toEqual([
      file,
      undefined,
    ]);
    const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
    const missing = imported.filter(
      (name) => name.startsWith('./') && !files.has(name.replace('./', 'api/')),
    );
    expect([file, missing]).toEqual([file, []]);
  }
  expect(files.get('api/box-office.controller.ts')).toContain("@Controller('box-office')");
  expect(files.get('api/box-office-record.dto.ts')).toContain('@example "first-box-office-record"');
  expect(files.get('api/openapi.json')).toContain('"/api/box-office/slug/{slug}"');
});

it('it declares the part, and has its packages, its project and its tests; another remote has none of them', async () => {
  const [having, without] = [await render(true), await render(false)];
  const about = (files: FileTexts): string[] =>
    ['remote.config.ts', 'package.json', 'tsconfig.json'].map((file) => files.get(file)!);
  const [config, packages, project] = about(having);
  expect(config).toContain("api: { prefixes: ['box-office'], collections: ['box-office'] }");
  expect(packages).toMatch(/"test": "jest && jest --config api\/jest.config.mjs"[^]*"@sinima\/api": /);
  expect(project).toContain('"./api"');
  expect(about(without).join('')).not.toMatch(/\bapi:|nestjs|mongoose|@sinima\/(api|data)|\.\/api/);
  expect([...without.keys()].filter((file) => file.startsWith('api/'))).toEqual([]);
});

it('the files of a remote that there is get the same', async () => {
  const plan = { prefix: 'box-office', record: 'box-office-record' };
  const [having, without] = [await render(true), await render(false)];
  const same = (text: string): unknown => JSON.parse(text);
  const packages = withPackages(without.get('package.json')!, template.files['package.json']!);
  expect(same(packages)).toEqual(same(having.get('package.json')!));
  expect(same(withReference(without.get('tsconfig.json')!))).toEqual(same(having.get('tsconfig.json')!));
  expect(withDeclaration(without.get('remote.config.ts')!, plan)).toBe(having.get('remote.config.ts'));
});
