/** Every page as the server sends it, read by the Nu Html Checker of the W3C: `npm run test:slow -- html`. */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProcess } from '@sinima/processes/run-process';
import { sitePages } from './site/site-pages.ts';
import { expect, test } from './site/site-test.ts';
import { temporaryDir } from './site/test-folders.ts';

/** What npx fetches, outside the repository: the checker in Java, 30 MB. */
const CHECKER = 'vnu-jar@26.9.27';

/** Signatures stand in `integrity` as a draft has them, which the checker does not know. */
const DRAFT = '.*ed25519-.*attribute “integrity”.*';

/** A page that the checker has to complain of: where it is silent, it read nothing. */
const FAULTY = '<!doctype html><html lang="en"><title>Faulty</title><p><b>Not closed</p>';

const PATIENCE_MS = 5 * 60_000;

const hasJava = spawnSync('java', ['-version']).status === 0;

interface Message {
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

const others = [
  '/no-such-page',
  '/account',
  '/account/records',
  '/moderation/log',
  '/members/nobody',
  '/title/lionheart?boundaries',
  '/operator',
  '/api/account',
];

test.skip(!hasJava, 'The checker needs Java.');

test('no page has a fault in its HTML', { tag: '@html' }, async ({ request }) => {
  test.setTimeout(PATIENCE_MS);
  const dir = await temporaryDir('html');
  const ofPages = sitePages.flatMap(({ address, missingAt, nothingAt }) => [address, missingAt, nothingAt]);
  const addresses = [...ofPages, ...others].filter((address) => address !== undefined);
  for (const address of addresses) {
    const file = `${encodeURIComponent(address)}.html`;
    await writeFile(path.join(dir, file), await (await request.get(address)).body());
  }
  await writeFile(path.join(dir, 'faulty.html'), FAULTY);
  const { output } = await runProcess({
    command: 'npx',
    args: [
      '--yes',
      `--package=${CHECKER}`,
      'vnu',
      '--errors-only',
      '--format',
      'json',
      '--filterpattern',
      DRAFT,
      dir,
    ],
  });
  const [report] = /\{".*\}/s.exec(output) ?? [];
  expect(report, output).toBeDefined();
  const { messages } = JSON.parse(report!) as { readonly messages: readonly Message[] };
  const pageOf = ({ url }: Message): string => decodeURIComponent(path.basename(url));
  const isOurs = (message: Message): boolean => pageOf(message) !== 'faulty.html';
  expect(messages.filter(isOurs).map((one) => [pageOf(one), one.message, one.extract])).toEqual([]);
  expect(messages.length).toBeGreaterThan(0);
});
