import { readTemplateFiles } from './template-files.ts';
import { newestVersion, readVersion } from './template-versions.ts';

it('the newest version of the template is what the repository tests; otherwise: npm run record-template -w create-sinima-remote', () => {
  expect(readVersion(newestVersion())).toEqual(readTemplateFiles());
});
