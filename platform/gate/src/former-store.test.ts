/** A release store that commit 803352e7 made, with what an operator decided and put there. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTAINER_INTERFACE } from '@sinima/contracts/host';
import type { Trust } from '@sinima/contracts/signed';
import {
  builtHost,
  builtRelease,
  newFolder,
  newKeys,
  removeFolders,
  type TestKeys,
} from '@sinima/releases/built-release';
import { FolderStore } from '@sinima/releases/folder-store';
import { ReleaseStore } from '@sinima/releases/store';
import { hostRefusals } from './needs/releases-in-use.ts';

const APPS = ['shell', 'mfe-title', 'mfe-people'];

const former = JSON.parse(readFileSync(path.join(import.meta.dirname, 'test/former-store.json'), 'utf8')) as {
  readonly trust: Trust;
  readonly files: Readonly<Record<string, string>>;
};

let dir: string;
let store: ReleaseStore;

/** The keys that counted, and those of the next operator of the store. */
function trustBoth({ trust }: TestKeys): Trust {
  const releases = APPS.map((app) => [app, [...former.trust.releases[app]!, ...trust.releases[app]!]]);
  return {
    pointer: [...former.trust.pointer, ...trust.pointer],
    releases: Object.fromEntries(releases) as Trust['releases'],
  };
}

beforeEach(() => {
  dir = newFolder();
  for (const [file, text] of Object.entries(former.files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  const keys = newKeys(APPS);
  store = new ReleaseStore({ objects: new FolderStore(dir), ...keys, trust: trustBoth(keys) });
});

afterAll(removeFolders);

/** Publish a version, and make it live unless an operator decided otherwise. */
async function deploy(app: 'shell' | `mfe-${string}`, version: string): Promise<string | undefined> {
  const { release, dir: built } = app === 'shell' ? builtHost(version) : builtRelease(app, version);
  await store.publish(release, built);
  await store.deploy(app, version);
  return (await store.generation()).apps[app]?.version;
}

it('a former store is whole, and what an operator decided in it stands', async () => {
  const { apps } = await store.generation();
  expect(apps).toMatchObject({
    shell: { version: '1.0.0' },
    'mfe-title': { version: '1.0.0', barred: { '2.0.0': { why: 'blank page' } } },
    'mfe-people': { version: '1.0.0', hold: { who: 'Ada', why: 'festival week' } },
  });
  for (const app of APPS) expect(await store.intactRelease(app, '1.0.0')).toMatchObject({ app });
});

it('a deploy to a former store makes live what nobody holds, and changes nothing that was there', async () => {
  const [shell, people, title] = [
    await deploy('shell', '3.0.0'),
    await deploy('mfe-people', '3.0.0'),
    await deploy('mfe-title', '3.0.0'),
  ];
  expect([shell, people, title]).toEqual(['3.0.0', '1.0.0', '1.0.0']);
  await store.resume('mfe-people');
  expect(await deploy('mfe-people', '3.0.0')).toBe('3.0.0');
  for (const [file, text] of Object.entries(former.files)) {
    if (file !== 'live.json') expect(readFileSync(path.join(dir, file), 'utf8')).toBe(text);
  }
});

it('a host that former remotes cannot run in is refused while they are live, and the remedy is named', async () => {
  const releases = await Promise.all(APPS.map((app) => store.intactRelease(app, '1.0.0')));
  const { offers } = builtHost('3.0.0').release;
  const { name, version } = CONTAINER_INTERFACE;
  const shared = { ...offers.shared, [name]: version };
  expect(hostRefusals({ ...offers, shared }, await store.generation(), releases)).toEqual(
    ['mfe-title', 'mfe-people'].map((app) =>
      expect.stringContaining(
        `${app} 1.0.0 (live) would not work: ${app} is built against ${name} 1.0.0; the host offers ${version}. ` +
          `Build ${app} against ${version}`,
      ),
    ),
  );
});
