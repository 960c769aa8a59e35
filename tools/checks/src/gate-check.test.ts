import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkProblem } from '@sinima/gate/check-result';
import { builtRelease, newStore, removeFolders } from '@sinima/releases/built-release';
import { ensureLocalKeys } from '@sinima/releases/local-keys';
import { signResult } from '@sinima/remote/sign-result';
import { tryApi } from './gate-check.ts';

const environment = { ...process.env };
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sinima-gate-check-'));
  process.env.RELEASE_KEYS_DIR = path.join(dir, 'keys');
  process.env.RELEASE_TRUST = path.join(dir, 'trust.json');
  process.env.SINIMA_DATA_DIR = path.join(dir, 'data');
  process.env.RELEASES_DIR = path.join(dir, 'releases');
});

afterEach(() => {
  process.env = { ...environment };
  rmSync(dir, { recursive: true, force: true });
  removeFolders();
});

/** Make a release live that reads this field of each of the trending titles. */
async function goLiveReading(field: string): Promise<void> {
  const { store, trust, dir: releases } = newStore();
  const { release, dir: files } = builtRelease('mfe-title', '1.0.0-0123456789ab');
  await store.publish(release, files, { needsApi: { 'GET /api/titles/trending': [`[].${field}`] } });
  await store.deploy('mfe-title', release.version);
  writeFileSync(path.join(dir, 'trust.json'), JSON.stringify(trust));
  process.env.RELEASES_DIR = releases;
}

describe('the check of the API', () => {
  it('is content while everything that releases in use read is there', async () => {
    await goLiveReading('displayTitle');
    expect(await tryApi()).toEqual({ refusals: [], notes: [] });
  });

  it('fails when a live release reads a field that the document lacks', async () => {
    await goLiveReading('nickname');
    expect((await tryApi()).refusals).toEqual([
      expect.stringContaining(
        'This API drops [].nickname of GET /api/titles/trending, which mfe-title 1.0.0-0123456789ab (live) reads.',
      ),
    ]);
  });

  it('says when nothing is known of what is live', async () => {
    const { refusals, notes } = await tryApi();
    expect(refusals).toEqual([]);
    expect(notes).toEqual([
      expect.stringMatching(/^Not compared with the live releases: .*trust\.json is missing/),
    ]);
  });
});

describe('what held', () => {
  it('is signed with the key of the team, for publish to see', async () => {
    const { release } = builtRelease('mfe-title', '1.0.0-0123456789ab');
    const { trust } = await ensureLocalKeys(
      path.join(dir, 'keys'),
      ['mfe-title'],
      path.join(dir, 'trust.json'),
    );
    expect(await signResult(release, ['types'])).toContain('Signed for mfe-title 1.0.0-0123456789ab');
    expect(await checkProblem(path.join(dir, 'data'), release, trust)).toBeUndefined();
  });

  it('is not signed where there is no key, which is said', async () => {
    const { release } = builtRelease('mfe-title', '1.0.0-0123456789ab');
    await ensureLocalKeys(path.join(dir, 'keys'), ['mfe-people'], path.join(dir, 'trust.json'));
    expect(await signResult(release, ['types'])).toContain('Not signed: there is no key of mfe-title here.');
  });
});
