/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Decoder } from '@toondepauw/node-zstd';
import { loadZstandard, type OpenDictionary } from './zstandard.ts';
import { DICTIONARIES_BASE, PageDictionaries } from './page-dictionaries.ts';

const DAY = 24 * 60 * 60_000;
const FRAME = Array.from({ length: 300 }, (_, index) => `<a href="/${index * 7919}">${index}</a>`).join('');

const document = (words: string): string => `<!doctype html>${FRAME}<h1>${words}</h1>`;

let open: OpenDictionary;
let dir: string;
let others: Map<string, Buffer>;
let now: number;
let dictionaries: PageDictionaries;

beforeAll(async () => {
  open = (await loadZstandard(() => undefined))!;
});

/** What servers share, as Valkey keeps it. */
const shared = {
  putBytes: (name: string, bytes: Buffer): void => void others.set(name, bytes),
  getBytes: async (name: string): Promise<Buffer | undefined> => others.get(name),
};

const begin = async (): Promise<void> => {
  dictionaries = new PageDictionaries({
    open,
    dir,
    shared,
    log: { warn: jest.fn() },
    clock: () => now,
  });
  await dictionaries.load();
};

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'sinima-dictionaries-'));
  others = new Map();
  now = Date.now();
  await begin();
});

afterEach(async () => {
  await dictionaries.settled();
  await rm(dir, { recursive: true });
});

/** Have pages of two kinds seen, four of each where it is not said otherwise. */
function see({ titles = 4, people = 4, mark = 'a mark', words = 'page' } = {}): void {
  const note = (kind: string, count: number): void => {
    for (let index = 0; index < count; index += 1) {
      const text = document(`${words} of ${kind} ${'!'.repeat(index)}`);
      dictionaries.note({ kind, address: `/${kind}/${index}`, mark, document: Buffer.from(text) });
    }
  };
  note('title', titles);
  note('person', people);
}

/** The name of the one that is offered. */
const offered = (): string | undefined => /\/([\w-]{43})>/.exec(dictionaries.link ?? '')?.[1];

const availableAs = (name: string): string => `:${Buffer.from(name, 'base64url').toString('base64')}:`;

it('once enough pages were seen there is a dictionary, and a page is small for a browser with it', async () => {
  see({ people: 3 });
  expect(dictionaries.link).toBeUndefined();
  see();
  expect(dictionaries.link).toBe(`<${DICTIONARIES_BASE}${offered()}>; rel="compression-dictionary"`);
  const dictionary = dictionaries.find(availableAs(offered()!))!;
  const page = Buffer.from(document('a page that nobody saw'));
  const sent = await dictionary.compress(page);
  expect(sent.byteLength).toBeLessThan(150);
  expect(await new Decoder(dictionary.bytes).decode(sent.subarray(40))).toEqual(page);
});

it('it is made of a page of middling length of each kind', () => {
  see({ words: '' });
  const text = dictionaries.find(availableAs(offered()!))!.bytes.toString();
  expect(text).toBe(document(' of title !!') + document(' of person !!'));
});

it('many pages of one kind are not enough', () => {
  see({ titles: 50, people: 0 });
  expect(dictionaries.link).toBeUndefined();
});

it('pages of versions that are no longer live are not in it', () => {
  see({ people: 3, mark: 'one', words: 'barred' });
  see({ mark: 'another' });
  expect(dictionaries.find(availableAs(offered()!))!.bytes.toString()).not.toContain('barred');
});

it('after two days another is offered, and those who have the former one still use it', () => {
  see();
  const first = offered()!;
  now += 1.9 * DAY;
  see({ mark: 'other', words: 'new' });
  expect(offered()).toBe(first);
  now += 0.2 * DAY;
  see({ mark: 'other', words: 'new' });
  expect(offered()).not.toBe(first);
  expect(dictionaries.find(availableAs(first))?.name).toBe(first);
});

it('a dictionary outlives the process', async () => {
  see();
  const name = offered()!;
  await dictionaries.settled();
  expect(await readdir(dir)).toEqual([name]);
  await begin();
  expect(offered()).toBe(name);
});

it('one that was altered is not taken, and one that no browser may use any more is deleted', async () => {
  see();
  await dictionaries.settled();
  const [name] = await readdir(dir);
  await writeFile(path.join(dir, name!), 'something else');
  await begin();
  expect(dictionaries.link).toBeUndefined();
  const longAgo = new Date(now - 40 * DAY);
  await utimes(path.join(dir, name!), longAgo, longAgo);
  await begin();
  expect(await readdir(dir)).toEqual([]);
});

it.each([undefined, '', 'none', availableAs('A'.repeat(43))])('nobody knows the dictionary %s', (header) => {
  see();
  expect(dictionaries.find(header)).toBeUndefined();
});

describe('a dictionary of another server', () => {
  let name: string;

  /** Have a server make it that has another disk. */
  beforeEach(async () => {
    see({ words: 'elsewhere' });
    name = offered()!;
    await dictionaries.settled();
    await rm(path.join(dir, name));
    await begin();
  });

  it('is found when a browser names it, and at hand from then on', async () => {
    expect(dictionaries.find(availableAs(name))).toBeUndefined();
    expect((await dictionaries.look(availableAs(name)))?.name).toBe(name);
    expect(dictionaries.find(availableAs(name))?.bytes.toString()).toContain('elsewhere');
  });

  it('is offered no longer once there is one of its own', async () => {
    await dictionaries.look(availableAs(name));
    expect(offered()).toBe(name);
    see();
    expect(offered()).not.toBe(name);
  });

  it('is not taken when it is not what its name says', async () => {
    for (const key of others.keys()) others.set(key, Buffer.from('something else'));
    expect(await dictionaries.look(availableAs(name))).toBeUndefined();
  });
});
