/** A member who has written everything that members can write deletes the account: nothing in database, logs and dump names them. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DATABASE, membersSiteOfTests } from './members/members-site.ts';
import { SignedInMember } from './members/signed-in-member.ts';

const MAIL = 'zuwena.of.the.scan@sample.invalid';
const HANDLE = 'zuwena-scan';
const NAME = 'Zuwena Scanlon';
const WORDS = 'A lantern over the lagoon';

const running = membersSiteOfTests();

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

/** Return the collections in which one of these words stands. */
async function collectionsWith(words: readonly string[]): Promise<string[]> {
  const db = running.client.db(DATABASE);
  const found: string[] = [];
  for (const { name } of await db.listCollections().toArray()) {
    const text = JSON.stringify(await db.collection(name).find().toArray());
    if (words.some((word) => text.includes(word))) found.push(name);
  }
  return found.toSorted();
}

/** Return the log files in which one of these words stands. */
async function logsWith(words: readonly string[]): Promise<string[]> {
  // The provider of a demonstration writes each mail into its log, in place of sending it.
  const files = (await readdir(running.workDir)).filter(
    (file) => /\.log/.test(file) && file !== 'identity.log',
  );
  expect(files.length).toBeGreaterThan(0);
  const texts = await Promise.all(files.map((file) => readFile(path.join(running.workDir, file), 'utf8')));
  return files.filter((_file, at) => words.some((word) => texts[at]!.includes(word)));
}

async function dumpText(): Promise<string> {
  const bytes = Buffer.from(await (await fetch(`${running.site.bff.origin}/api/dump`)).arrayBuffer());
  return (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
}

async function writeEverything(member: SignedInMember, other: SignedInMember): Promise<void> {
  await other.ask('PATCH', '/api/me', { isPublic: true });
  const { handle } = (await (await other.ask('GET', '/api/me')).json()) as { handle: string };
  const profile = { handle: HANDLE, displayName: NAME, country: 'Kenya', bio: WORDS, isPublic: true };
  const steps: [method: string, address: string, body?: object, key?: string][] = [
    ['PATCH', '/api/me', profile],
    ['PUT', '/api/me/ratings/lionheart', { rating: 8.5 }],
    ['PUT', '/api/me/reviews/lionheart', { text: WORDS, hasSpoilers: false }],
    [
      'POST',
      '/api/me/diary',
      { title: 'lionheart', watchedOn: '2026-01-20', isRewatch: false, where: WORDS },
      'd',
    ],
    ['POST', '/api/me/lists', { name: WORDS, description: WORDS, visibility: 'public' }, 'l'],
    ['POST', '/api/reports', { kind: 'member', subject: handle, reason: 'spam', note: WORDS }, 'r'],
  ];
  for (const [method, address, body, key] of steps) {
    const response = await member.ask(method, address, body, key);
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
  }
  const follows = await other.ask('PUT', `/api/me/follows/${HANDLE}`);
  if (!follows.ok) throw new Error(`The other member does not follow: ${follows.status}`);
}

it('nothing that names a deleted member is left', async () => {
  const member = await SignedInMember.byMail(running.site.bff.origin, MAIL);
  const other = await SignedInMember.asDemoPerson(running.site.bff.origin);
  await writeEverything(member, other);
  const stored = await running.client.db(DATABASE).collection('members').findOne({ handle: HANDLE });
  const { subject } = stored as unknown as { subject: string };
  const words = [MAIL, HANDLE, NAME, WORDS, String(stored!._id), subject, '127.0.0.1'];
  expect(subject.length).toBeGreaterThan(8);

  const before = await member.ask('GET', '/api/me/export');
  const exported = await before.text();
  for (const word of [HANDLE, WORDS]) expect(exported).toContain(word);
  const places = await collectionsWith(words.slice(0, -1));
  say(`before: ${places.join(', ')}; the export has ${exported.length} characters`);
  expect(places.length).toBeGreaterThan(6);

  expect((await member.ask('DELETE', '/api/me')).status).toBe(204);
  expect((await member.ask('GET', '/api/me/export')).status).toBe(401);
  expect((await fetch(`${running.site.bff.origin}/api/members/${HANDLE}`)).status).toBe(404);
  expect(await collectionsWith(words)).toEqual([]);
  const dump = await dumpText();
  expect(dump.length).toBeGreaterThan(100_000);
  expect(words.filter((word) => dump.includes(word))).toEqual([]);
  await running.site.bff.stop();
  expect(await logsWith([MAIL, HANDLE, NAME, WORDS, subject])).toEqual([]);
  await running.site.restartBff();
});
