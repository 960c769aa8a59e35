/** @jest-environment node */
import type { PreviewedRelease } from '@sinima/contracts/composition';
import type { OwnedRoutes } from '@sinima/contracts/pointer';
import { canary, FakeReleases, ownedRoutes } from '../test/fake-releases.ts';
import { composeSite, isCanaryUnderWay } from './compose-site.ts';
import { joinSite } from './live-site.ts';
import { declaredRemotes } from './declared-routes.ts';
import { fitting } from './fitting-releases.ts';

const rules = { fits: () => true, trust: { releases: { 'mfe-title': ['a key', 'its successor'] } } };

let releases: FakeReleases;

beforeEach(() => {
  releases = new FakeReleases();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) releases.addRemote('mfe-title', version);
});

afterEach(() => releases.remove());

const compose = (viewer: Parameters<typeof composeSite>[2] = {}, sources = [releases]) =>
  composeSite(sources, 7, viewer, rules);

const titleOf = (viewer?: Parameters<typeof composeSite>[2], sources?: FakeReleases[]) =>
  compose(viewer, sources).composition.remotes.find(({ name }) => name === 'mfe-title');

const versionsOf = (...viewer: Parameters<typeof titleOf>) =>
  titleOf(...viewer)?.versions.map(({ version }) => version);

const preview: PreviewedRelease = {
  app: 'mfe-title',
  version: '3.0.0',
  expires: '2026-05-02T10:00:00.000Z',
};

describe('the composition of the site', () => {
  it('composition has the live version first, then the previous one', () => {
    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0' });
    const { composition, find } = compose();
    const { entry, styles, global } = releases.addRemote('mfe-title', '2.0.0');
    expect(composition.generation).toBe(7);
    expect(composition.remotes[0]?.versions[0]).toEqual({
      version: '2.0.0',
      global,
      entry,
      styles,
    });
    expect(versionsOf()).toEqual(['2.0.0', '1.0.0']);
    expect(find('mfe-title', '1.0.0')?.bundle).toMatch(/mfe-title\/server\/remote\.[\w-]{43}\.mjs$/);
  });

  it('composition demands a signature by any trusted key, where all of a remote is signed', () => {
    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0' });
    expect(titleOf()?.keys).toEqual(['a key', 'its successor']);
    const { entry, files } = releases.addRemote('mfe-title', '1.0.0');
    Object.assign(files, { [entry]: { bytes: 1 } });
    expect(titleOf()).not.toHaveProperty('keys');
  });

  it('composition leaves out a version that is not on this machine', () => {
    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0' });
    releases.lose('mfe-title', '2.0.0');
    expect(versionsOf()).toEqual(['1.0.0']);
  });

  it('composition keeps the routes of a remote of which no version is left', () => {
    releases.setLive('mfe-title', '9.0.0');
    expect(titleOf()).toEqual({
      name: 'mfe-title',
      owned: ownedRoutes('/mfe-title'),
      versions: [],
      keys: rules.trust.releases['mfe-title'],
    });
  });

  it('composition never falls back to a barred version', () => {
    const barred = { '1.0.0': { who: 'ama', when: '2026-05-01T10:00:00.000Z' } };
    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0', barred });
    expect(versionsOf()).toEqual(['2.0.0']);
  });

  it('composition falls back from a version that does not fit the host, and says why once', () => {
    const messages: string[] = [];
    const offers = { shared: { react: '20.0.0' }, runtime: [], tokens: [], slots: ['home'] as const };
    const fits = fitting(offers, ({ message }) => messages.push(message));
    Object.assign(releases.addRemote('mfe-title', '2.0.0').needs.shared, { react: '19.3.1' });
    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0' });
    for (let page = 0; page < 2; page += 1) {
      const [title] = composeSite([releases], 7, {}, { ...rules, fits }).composition.remotes;
      expect(title?.versions.map(({ version }) => version)).toEqual(['1.0.0']);
    }
    expect(messages).toEqual([expect.stringMatching(/^mfe-title 2\.0\.0 does not fit .* react 19\.3\.1/)]);
  });

  it('composition has no remote named shell', () => {
    releases.addHost('5.0.0');
    releases.setLive('mfe-title', '2.0.0');
    (releases.generation().apps as Record<string, unknown>)['shell'] = { version: '5.0.0' };
    expect(compose().composition.remotes.map(({ name }) => name)).toEqual(['mfe-title']);
  });

  it('composition takes a remote from the store that goes first', () => {
    const development = new FakeReleases();
    development.addRemote('mfe-title', '4.0.0-dev');
    development.setLive('mfe-title', '4.0.0-dev');
    releases.addRemote('mfe-people', '1.0.0');
    releases.setLive('mfe-title', '2.0.0');
    releases.setLive('mfe-people', '1.0.0');
    const { remotes } = compose({}, [development, releases]).composition;
    expect(remotes.map(({ name, versions: [first] }) => `${name} ${first?.version}`)).toEqual([
      'mfe-title 4.0.0-dev',
      'mfe-people 1.0.0',
    ]);
    development.remove();
  });
});

describe('a canary in the composition', () => {
  const visitors = Array.from({ length: 1_000 }, (_, index) => `visitor ${index}`);
  const startCanary = (percent: number) =>
    releases.setLive('mfe-title', '2.0.0', {
      previous: '1.0.0',
      canary: canary('3.0.0', percent, ownedRoutes('/new')),
    });
  const chosen = () => visitors.filter((visitor) => versionsOf({ visitor })?.[0] === '3.0.0');

  it('a canary goes before the live version and its previous one, for the visitors drawn alone', () => {
    startCanary(50);
    const [first] = chosen();
    expect(versionsOf({ visitor: first })).toEqual(['3.0.0', '2.0.0', '1.0.0']);
    expect(titleOf({ visitor: first })?.owned).toEqual(ownedRoutes('/new'));
    expect(chosen().length).toBeGreaterThan(430);
    expect(chosen().length).toBeLessThan(570);
  });

  it('a canary takes nobody back to the live version as it grows', () => {
    startCanary(10);
    const early = chosen();
    startCanary(50);
    expect(chosen()).toEqual(expect.arrayContaining(early));
  });

  it('a canary of 0 % is for nobody, of 100 % for everybody, and neither tells visitors apart', () => {
    startCanary(0);
    expect(chosen()).toEqual([]);
    expect(isCanaryUnderWay([releases.generation()])).toBe(false);
    startCanary(100);
    expect(versionsOf()).toEqual(['3.0.0', '2.0.0', '1.0.0']);
    expect(isCanaryUnderWay([releases.generation()])).toBe(false);
    startCanary(1);
    expect(isCanaryUnderWay([releases.generation()])).toBe(true);
  });

  it('a canary that is not on this machine is for nobody', () => {
    startCanary(100);
    releases.lose('mfe-title', '3.0.0');
    expect(versionsOf()).toEqual(['2.0.0', '1.0.0']);
    expect(titleOf()?.owned).toEqual(ownedRoutes('/mfe-title'));
  });
});

describe('a set in the composition', () => {
  const set = { 'mfe-people': '2.0.0', 'mfe-title': '3.0.0' };
  const visitors = Array.from({ length: 1_000 }, (_, index) => `visitor ${index}`);
  const firstsOf = (visitor: string): string =>
    compose({ visitor })
      .composition.remotes.map(({ versions: [first] }) => first?.version)
      .join(' ');

  beforeEach(() => {
    for (const version of ['1.0.0', '2.0.0']) releases.addRemote('mfe-people', version);
    const owned = ownedRoutes('/people');
    releases.setLive('mfe-title', '2.0.0', { canary: canary('3.0.0', 50, ownedRoutes('/new'), set) });
    releases.setLive('mfe-people', '1.0.0', { owned, canary: canary('2.0.0', 50, owned, set) });
  });

  it('each visitor gets all of a set or nothing of it', () => {
    const seen = visitors.map(firstsOf);
    expect(new Set(seen)).toEqual(new Set(['3.0.0 2.0.0', '2.0.0 1.0.0']));
    const share = seen.filter((versions) => versions === '3.0.0 2.0.0').length;
    expect(share).toBeGreaterThan(430);
    expect(share).toBeLessThan(570);
  });

  it('a set of which one version is not on this machine is for nobody', () => {
    releases.lose('mfe-people', '2.0.0');
    expect(new Set(visitors.map(firstsOf))).toEqual(new Set(['2.0.0 1.0.0']));
  });
});

describe('a preview in the composition', () => {
  it('a preview stands alone, with its own routes', () => {
    releases.addRemote('mfe-title', '3.0.0', ownedRoutes('/new'));
    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0' });
    expect(versionsOf({ preview })).toEqual(['3.0.0']);
    expect(titleOf({ preview })?.owned.pages['page']?.paths).toEqual(['/new']);
    expect(compose({ preview }).composition.preview).toEqual(preview);
  });

  it('a preview shows a remote that is not live at all', () => {
    expect(versionsOf({ preview })).toEqual(['3.0.0']);
  });

  it('composition of a site that draws no canaries is the same for everybody', () => {
    releases.setLive('mfe-title', '2.0.0', { canary: canary('3.0.0', 50, ownedRoutes('/mfe-title')) });
    expect(joinSite([releases], rules).isCanaryUnderWay()).toBe(true);
    expect(joinSite([releases], { ...rules, drawsCanaries: false }).isCanaryUnderWay()).toBe(false);
  });
});

describe('what remotes declare, in the composition', () => {
  const soundtracks = { place: 'header', label: 'Soundtracks', path: '/soundtracks', order: 50 } as const;
  const declaring = (navigation: unknown): OwnedRoutes => ({
    ...ownedRoutes('/soundtracks'),
    navigation: navigation as OwnedRoutes['navigation'] & {},
  });
  const entriesOf = (owned: OwnedRoutes, more = {}) => {
    releases.setLive('mfe-title', '2.0.0', { previous: '1.0.0', owned, ...more });
    return compose().composition.navigation;
  };

  it('composition has the navigation of the live version, also where none of its versions is left', () => {
    const links = { header: [['Soundtracks', '/soundtracks']] };
    expect(entriesOf(declaring([soundtracks]))).toEqual(links);
    releases.setLive('mfe-title', '9.0.0', { owned: declaring([soundtracks]) });
    expect(titleOf()?.versions).toEqual([]);
    expect(compose().composition.navigation).toEqual(links);
  });

  it('composition has the navigation of a canary for the visitors that get it', () => {
    const newer = { ...soundtracks, label: 'Music' };
    const more = { canary: canary('3.0.0', 100, declaring([newer])) };
    expect(entriesOf(declaring([soundtracks]), more)).toEqual({ header: [['Music', '/soundtracks']] });
  });

  it('composition leaves sitemaps, cards and feeds to the server', () => {
    const page = {
      paths: ['/soundtracks/:slug'],
      sitemap: { name: 'soundtracks', api: '/api/soundtracks' },
      card: {
        kind: 'soundtrack',
        api: '/api/soundtracks/{slug}',
        name: 'name',
        facts: [],
        cloth: { shape: 'poster' },
      },
      feeds: [{ name: 'songs', format: 'atom', title: 'Songs', api: '/api/songs', entries: [] }],
    } as const;
    entriesOf({ pages: { page }, widgets: {}, navigation: [] });
    expect(titleOf()?.owned.pages).toEqual({ page: { paths: page.paths } });
    expect(declaredRemotes([releases.generation()])[0]?.owned.pages).toEqual({ page });
  });

  it('links of all remotes stand in one order; of two with the same words or path the first, and the others stay', () => {
    const link = (label: string, path: string, order: number) => ({ ...soundtracks, label, path, order });
    const owned = (...entries: ReturnType<typeof link>[]): OwnedRoutes => ({
      pages: { page: { paths: entries.map(({ path }) => path) } },
      widgets: {},
      navigation: entries,
    });
    releases.setLive('mfe-title', '2.0.0', { owned: owned(link('Last', '/last', 9), link('B', '/b', 5)) });
    releases.setLive('mfe-people', '2.0.0', {
      owned: owned(
        link('A', '/a', 5),
        link('First', '/first', -1),
        link('Last', '/other', 10),
        link('Own', '/own', 11),
      ),
    });
    expect(compose().composition.navigation?.header?.map(([label]) => label)).toEqual([
      'First',
      'A',
      'B',
      'Last',
      'Own',
    ]);
  });
});
