import path from 'node:path';
import { useSite } from './site-settings.ts';

it.each([
  [
    'a folder',
    { store: 'store' },
    { RELEASES_BUCKET: '', RELEASES_DIR: path.resolve('store'), BFF_URL: 'http://set' },
  ],
  [
    'a bucket',
    { store: 's3://a/b' },
    { RELEASES_BUCKET: 's3://a/b', RELEASES_DIR: 'set', BFF_URL: 'http://set' },
  ],
  [
    'a site',
    { site: 'https://a.example' },
    { RELEASES_DIR: 'set', RELEASES_BUCKET: 's3://set', BFF_URL: 'https://a.example' },
  ],
])('%s named on the command line comes before the settings', (_what, choice, expected) => {
  const environment = { RELEASES_DIR: 'set', RELEASES_BUCKET: 's3://set', BFF_URL: 'http://set' };
  useSite(choice, environment);
  expect(environment).toEqual(expected);
});
