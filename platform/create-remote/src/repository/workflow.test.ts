import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, rootDir } from '@sinima/build/workspace';
import { readTemplate } from '../template/template-files.ts';

const template = Object.entries(readTemplate().overlays.repository).find(([file]) =>
  file.startsWith('.github/'),
);

it.each(remoteNames())('the workflow of %s is what a new remote gets', (remote) => {
  const [file, text] = template!.map((each) => each.replaceAll('remote-template', remote));
  expect(readFileSync(path.join(rootDir, file!), 'utf8')).toBe(text);
});
