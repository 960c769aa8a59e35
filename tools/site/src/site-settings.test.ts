import { readSiteSettings } from './site-settings.ts';

it.each([
  ['on', 'a demonstration on its embedded database', {}],
  ['off', 'a demonstration that is told to', { SAMPLE_DATA: 'off' }],
  [undefined, 'a MongoDB', { MONGODB_URI: 'mongodb://db.example/sinima' }],
  ['on', 'a MongoDB that is told to', { MONGODB_URI: 'mongodb://db.example/sinima', SAMPLE_DATA: 'on' }],
  [undefined, 'a provider of its own', { OIDC_ISSUER: 'https://id.example' }],
  [undefined, 'production', { SINIMA_MODE: 'production' }],
])('sample data are %s for %s', (sampleData, _what, environment) => {
  expect(readSiteSettings(environment).sampleData).toBe(sampleData);
});
