/**
 * `npm run lint:boundaries`: permitted imports, and no circle of folders in any workspace, from one reading of all
 * imports. Tests are left out of the circles: a test may compose what its folder may not import.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { cruise, type IConfiguration, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { folderCircles } from './folder-circles.ts';

const require = createRequire(import.meta.url);
const { forbidden, options } = require(path.join(rootDir, '.dependency-cruiser.cjs')) as IConfiguration;
const { tests } = require('../boundaries/patterns.cjs') as { tests: string };
const isTest = new RegExp(tests);

const isFile = ({ coreModule, couldNotResolve, matchesDoNotFollow }: IModule): boolean =>
  !(coreModule || couldNotResolve || matchesDoNotFollow);

const folders = process.argv.slice(2);
const { output } = await cruise(folders.length > 0 ? folders : ['.'], {
  ...options,
  ruleSet: { forbidden },
  validate: true,
});
const { modules, summary } = output as ICruiseResult;

const circles = folderCircles(
  modules
    .filter((module) => isFile(module) && !isTest.test(module.source))
    .map(({ source, dependencies }) => ({
      source,
      imports: dependencies.map(({ resolved }) => resolved).filter((file) => !isTest.test(file)),
    })),
);
const complaints = [
  ...summary.violations.map(({ rule, from, to, comment, cycle = [] }) => {
    const way = cycle.length > 0 ? cycle.map(({ name }) => name) : [to];
    return [`${rule.severity} ${rule.name}: ${[from, ...way].join(' → ')}`, comment];
  }),
  ...circles.map(({ folder, way }) => [
    `error no-folder-cycles: ${[folder, ...way].join(' → ')}`,
    'Folders that need each other are one folder, or hide a third.',
  ]),
];
for (const [line, why] of complaints) console.log(why === undefined ? line : `${line}\n  ${why}`);
console.log(`${modules.length} modules, ${complaints.length} wrong imports`);
process.exitCode = complaints.length > 0 ? 1 : 0;
