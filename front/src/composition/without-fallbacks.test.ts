/** @jest-environment node */
import { FakeReleases } from '../test/fake-releases.ts';
import { composeSite } from './compose-site.ts';
import { withoutFallbacks } from './without-fallbacks.ts';

describe('the store of what is being worked on', () => {
  it('gives the newest version alone, with nothing to stand in for it when it fails', () => {
    const releases = new FakeReleases();
    releases.addRemote('mfe-title', '1.0.0');
    releases.addRemote('mfe-title', '2.0.0');
    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0' });
    const rules = { fits: () => true, trust: { pointer: [], releases: {} } };
    const versionsOf = (source: FakeReleases | ReturnType<typeof withoutFallbacks>): string[] =>
      composeSite([source], 1, {}, rules).composition.remotes.flatMap(({ versions }) =>
        versions.map(({ version }) => version),
      );
    expect(versionsOf(releases)).toEqual(['2.0.0', '1.0.0']);
    expect(versionsOf(withoutFallbacks(releases))).toEqual(['2.0.0']);
    releases.remove();
  });
});
