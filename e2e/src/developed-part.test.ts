/** `npm run dev -- <remote>`, also with `--mock`, as the team of a remote with a part of the API works with it: in a clone of its own. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { runProcess } from '@sinima/processes/run-process';
import { changeFile, copyRepository } from './site/repository-copy.ts';
import { startSite } from './site/site-process.ts';
import { expect, test } from './site/site-test.ts';
import { ownStore, temporaryDir, testKeysDir } from './site/test-folders.ts';
import { SLOW } from './site/test-tags.ts';

/** Enough for builds and two starts on a busy machine, in ms. */
const PATIENCE = 300_000;

test.describe.configure({ mode: 'serial', timeout: PATIENCE });

const REMOTE = 'mfe-soundtracks';

let copy: string;
let env: Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(PATIENCE);
  const keys = path.join(await temporaryDir('keys'), 'keys');
  await cp(testKeysDir, keys, { recursive: true });
  copy = await copyRepository();
  env = { RELEASES_DIR: await ownStore(), RELEASE_KEYS_DIR: keys };
  const script = 'platform/create-remote/src/new-cli.ts';
  const { code, output } = await runProcess({
    args: ['--import', 'tsx/esm', script, 'remote', REMOTE, '--api', '--yes'],
    cwd: copy,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  expect(code, output).toBe(0);
});

test.afterAll(async () => {
  for (const dir of [copy, ...Object.values(env)]) await rm(path.dirname(dir), { recursive: true });
});

/** Resolves once this text stands at an address, or does no more. */
const until = (url: string, text: string, isThere = true): Promise<void> =>
  expect
    .poll(async () => (await (await fetch(url)).text()).includes(text), {
      message: `"${text}" at ${url}`,
      timeout: PATIENCE / 6,
    })
    .toBe(isThere);

test(
  'npm run dev has the part of a new remote at once, and API and pages show each saved file of a part',
  { tag: SLOW },
  async () => {
    const site = await startSite({ repository: copy, developing: [REMOTE, 'mfe-catalogue'], env });
    const address = await site.address;
    const soundtracks = `${address}/api/soundtracks`;
    await until(soundtracks, 'First Soundtrack');
    const file = `${REMOTE}/api/soundtrack.dto.ts`;
    const [former, changed] = ['slug, name };', 'slug, name: `${name}, worked on` };'];
    await changeFile(copy, file, former, changed);
    await until(soundtracks, 'First Soundtrack, worked on');
    await changeFile(copy, file, changed, former);
    await until(soundtracks, 'worked on', false);

    // A page that reads the part of its remote.
    await until(`${address}/festivals`, 'Durban');
    const name = 'name: festival.name';
    await changeFile(copy, 'mfe-catalogue/api/festival.dto.ts', name, `${name} + ', worked on'`);
    await until(`${address}/festivals`, 'Festival, worked on');
    await site.stop();
  },
);

test('npm run dev --mock answers from the samples of parts, and pages show them', { tag: SLOW }, async () => {
  const site = await startSite({ repository: copy, developing: [REMOTE, '--mock'], env });
  const address = await site.address;
  await until(`${address}/api/soundtracks`, 'First Soundtrack');
  await until(`${address}/soundtracks`, '<h1');
  // Of another remote's part.
  await until(`${address}/api/festivals`, 'Lagoon Film Days');
  await until(`${address}/festivals`, 'Lagoon Film Days');
  await site.stop();
});
