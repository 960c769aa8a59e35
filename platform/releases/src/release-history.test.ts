import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goodVersions, liveByHistory, readHistory, record, type HistoryEntry } from './release-history.ts';
import { newFolder, removeFolders } from './test/built-release.ts';

afterAll(removeFolders);

/** `activate a`, `rollback b a` (from b to a), … of one remote. */
function changes(...texts: string[]): HistoryEntry[] {
  return texts.map((text) => {
    const [what, ...versions] = text.split(' ');
    const entry = { when: '', who: '', what: what as HistoryEntry['what'], app: 'mfe-title' };
    return { ...entry, from: versions.at(-2), to: versions.at(-1) };
  });
}

describe('The good versions, the latest first', () => {
  it.each([
    [[], []],
    [['publish a'], []],
    [
      ['activate a', 'activate a b', 'activate b c'],
      ['c', 'b', 'a'],
    ],
    [['activate a', 'activate a b', 'rollback b a'], ['a']],
    [
      ['activate a', 'activate a b', 'activate b c', 'rollback c b'],
      ['b', 'a'],
    ],
    [['activate a', 'activate a b', 'activate b c', 'rollback c a'], ['a']],
    [
      ['activate a', 'activate a b', 'rollback b a', 'activate a b'],
      ['b', 'a'],
    ],
    [['activate a', 'activate a b', 'correct b a'], ['a']],
    [
      ['activate a', 'activate a b', 'activate b a'],
      ['a', 'b'],
    ],
  ])('of %j are %j', (texts, versions) => {
    expect(goodVersions(changes(...texts), 'mfe-title')).toEqual(versions);
  });

  it("leave out other remotes' versions", () => {
    expect(goodVersions(changes('activate a'), 'mfe-people')).toEqual([]);
  });
});

describe('The version that the history says is live', () => {
  it('is that of the last activation, rollback or correction', () => {
    const history = changes('activate a', 'activate a b', 'rollback b a', 'publish c', 'prune b');
    expect(liveByHistory(history, 'mfe-title')).toBe('a');
  });
});

describe('The history file', () => {
  it('keeps who, when, what and why', async () => {
    const file = path.join(newFolder(), 'history.jsonl');
    await record(
      file,
      { what: 'rollback', app: 'mfe-title', from: 'b', to: 'a' },
      { who: 'Ada', why: 'blank' },
    );
    const [entry] = await readHistory(file);
    expect(entry).toMatchObject({
      what: 'rollback',
      app: 'mfe-title',
      from: 'b',
      to: 'a',
      who: 'Ada',
      why: 'blank',
    });
    expect(Math.abs(Date.parse(entry!.when) - Date.now())).toBeLessThan(60_000);
  });

  it('names SINIMA_OPERATOR when nobody else is named', async () => {
    const file = path.join(newFolder(), 'history.jsonl');
    process.env.SINIMA_OPERATOR = 'night shift';
    await record(file, { what: 'publish', app: 'mfe-title', to: 'a' }, {});
    delete process.env.SINIMA_OPERATOR;
    expect(await readHistory(file)).toMatchObject([{ who: 'night shift' }]);
  });

  it('survives a line that a crash cut short: the next one is whole, and nothing is overwritten', async () => {
    const file = path.join(newFolder(), 'history.jsonl');
    await record(file, { what: 'activate', app: 'mfe-title', to: 'a' }, {});
    appendFileSync(file, '{"when":"2026-01-01T00:0');
    const before = readFileSync(file, 'utf8');
    await record(file, { what: 'activate', app: 'mfe-title', from: 'a', to: 'b' }, {});
    expect(await readHistory(file)).toMatchObject([{ to: 'a' }, { to: 'b' }]);
    expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
  });

  it('passes over lines that are not changes', async () => {
    const file = path.join(newFolder(), 'history.jsonl');
    writeFileSync(file, 'null\n42\nnot json\n');
    expect(await readHistory(file)).toEqual([]);
  });
});
