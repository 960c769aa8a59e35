/** @jest-environment node */
import { canary, FakeReleases, ownedRoutes } from '../test/fake-releases.ts';
import { missingReleases } from './missing-releases.ts';

const owned = ownedRoutes('/mfe-title');
let releases: FakeReleases;

beforeEach(() => {
  releases = new FakeReleases();
  releases.addRemote('mfe-title', '1.0.0');
});

afterEach(() => releases.remove());

it('nothing is missing while what is live is on this machine', () => {
  releases.setLive('mfe-title', '1.0.0');
  expect(missingReleases([releases])).toEqual([]);
});

it('a live version and a canary are missing whose files did not come; a former version is not', () => {
  releases.setLive('mfe-title', '2.0.0', { previous: '0.9.0', canary: canary('3.0.0', 10, owned) });
  expect(missingReleases([releases])).toEqual([
    { app: 'mfe-title', version: '2.0.0' },
    { app: 'mfe-title', version: '3.0.0' },
  ]);
});

it('what is being worked on stands before what is live', () => {
  releases.setLive('mfe-title', '2.0.0');
  const development = new FakeReleases();
  development.addRemote('mfe-title', '9.0.0');
  development.setLive('mfe-title', '9.0.0');
  expect(missingReleases([development, releases])).toEqual([]);
  development.remove();
});
