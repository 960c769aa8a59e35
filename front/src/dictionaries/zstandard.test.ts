/** @jest-environment node */
import { createHash } from 'node:crypto';
import { Decoder } from '@toondepauw/node-zstd';
import { loadZstandard, type OpenDictionary } from './zstandard.ts';

const FORMER = Array.from({ length: 2_000 }, (_, index) => `line ${index * 7919}`).join('\n');
const LATER = FORMER.replace('line 7919', 'another line');

let open: OpenDictionary;

beforeAll(async () => {
  open = (await loadZstandard(() => undefined))!;
});

it.each([1, 9, 19])(
  'at level %d two lines of text are a few bytes for a browser with the rest',
  async (level) => {
    const answer = await open(Buffer.from(FORMER), level).compress(Buffer.from(LATER));
    expect(answer.byteLength).toBeLessThan(120);
    expect(await new Decoder(Buffer.from(FORMER)).decode(answer.subarray(40))).toEqual(Buffer.from(LATER));
  },
);

it('an answer begins with the magic number of RFC 9842 and the SHA-256 of the dictionary', async () => {
  const answer = await open(Buffer.from(FORMER), 9).compress(Buffer.from(LATER));
  expect(answer.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(answer.subarray(8, 40)).toEqual(createHash('sha256').update(FORMER).digest());
});

it('the window is one that every browser has: 8 MB', async () => {
  const answer = await open(Buffer.from(FORMER), 19).compress(Buffer.from(LATER));
  const exponent = answer.readUInt8(40 + 5) >> 3; // RFC 8878 §3.1.1.1.2
  expect(2 ** (10 + exponent)).toBeLessThanOrEqual(8 * 1024 * 1024);
});
