import { versionOf } from './contents-version.ts';

it('a version is the package version and a hash of the contents, in whatever order they are told', () => {
  const version = versionOf('1.4.0', { pages: { title: ['/title/:slug'] }, server: 'server/remote.a.mjs' });
  expect(version).toMatch(/^1\.4\.0-[0-9a-f]{12}$/);
  expect(versionOf('1.4.0', { server: 'server/remote.a.mjs', pages: { title: ['/title/:slug'] } })).toBe(
    version,
  );
  expect(versionOf('1.4.0', { server: 'server/remote.b.mjs', pages: { title: ['/title/:slug'] } })).not.toBe(
    version,
  );
});
