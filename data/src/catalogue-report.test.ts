import { readCanon } from './canon.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { openSmallFiles } from './test/small-files.ts';
import { catalogueReport } from './catalogue-report.ts';

it('report counts a small catalogue', () => {
  const files = openSmallFiles();
  const report = catalogueReport(loadCatalogue(files.dataDir).catalogue, readCanon());
  files.remove();
  expect(report).toContain('The catalogue has 2 films, ');
  expect(report).toMatch(/\| Films with a running time +\| +1 \| +2 \| +50 % \|/);
  expect(report).toMatch(/\| Nigeria +\| +2 \| +0 \| +\d \| +1 \|/);
  expect(report).toMatch(/\| 2010s +\| +1 \| +1 \|/);
});
