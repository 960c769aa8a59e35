/** @jest-environment node */
import { folderLinks } from './boundaries-route.ts';
import { startShell } from '../test/start-shell.ts';

it('in development each page comes with the boundary overlay when it is asked for', async () => {
  const server = await startShell({ devServerUrl: 'http://127.0.0.1:9' });
  const { body } = await server.inject('/mfe-title?boundaries');
  expect(body).toContain('"folder":{"kind":"editor","address":"/__dev/open?remote=mfe-title"}');
  expect((await server.inject('/__boundaries/overlay.js')).body).toBe('overlay of 5.0.0');
  expect((await server.inject('/mfe-title')).body).not.toContain('boundaries');
  await server.close();
});

it.each([
  [undefined, { kind: 'name' }],
  [
    'https://git.example/tree/main/',
    { kind: 'repository', address: 'https://git.example/tree/main/mfe-title' },
  ],
])(
  'in a preview, with the sources at %s, a label of the boundary overlay leads there',
  (repositoryUrl, link) => {
    expect(folderLinks({ isDevelopment: false, repositoryUrl })('mfe-title')).toEqual(link);
  },
);
