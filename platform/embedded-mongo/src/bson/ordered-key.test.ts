import { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { encodeValue } from './decoded-document.ts';
import { inverted, keyOf } from './ordered-key.ts';

const key = (value: unknown): string => keyOf(encodeValue(value));

/** Values in MongoDB's ascending order. */
const ASCENDING: unknown[] = [
  new MinKey(),
  null,
  new Double(NaN),
  -Infinity,
  Long.MIN_VALUE,
  -9007199254740993n,
  -(2 ** 53),
  new Int32(-2),
  -1.5,
  new Double(-5e-324),
  new Int32(0),
  new Decimal128('0.25'),
  1,
  Long.fromNumber(2),
  2.5,
  9007199254740991,
  Long.fromString('9007199254740992'),
  Long.fromString('9007199254740993'),
  Long.fromString('9007199254740994'),
  Long.MAX_VALUE,
  Infinity,
  '',
  '\0',
  '\0\0',
  '\0a',
  '\x01',
  '\x01\0',
  '\x02',
  'A',
  'a',
  'a\0',
  'a\0b',
  'aa',
  'b',
  'é',
  'ɔ',
  '😀',
  {},
  { a: 1 },
  { a: 1, b: 1 },
  { a: 2 },
  { b: 1 },
  { a: 'x' },
  [],
  [1],
  [1, 2],
  [2],
  new Binary(Buffer.from([9])),
  new Binary(Buffer.from([1, 1])),
  new ObjectId('000000000000000000000001'),
  new ObjectId('ff0000000000000000000000'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Timestamp({ t: 1, i: 2 }),
  /a/,
  /a/i,
  /b/,
  new MaxKey(),
];

describe('orderedKey', () => {
  it('orderedKey orders all values as MongoDB does', () => {
    const keys = ASCENDING.map(key);
    expect(
      [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map((sorted) => keys.indexOf(sorted)),
    ).toEqual(keys.map((_, at) => at));
  });

  it('orderedKey orders values the other way when inverted', () => {
    const keys = ASCENDING.map((value) => inverted(key(value)));
    for (let at = 1; at < keys.length; at++) expect(keys[at]! < keys[at - 1]!).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [new Int32(1), new Double(1)],
    [Long.fromNumber(1), 1],
    [new Decimal128('1.0'), 1],
    [0, -0],
    [Long.fromString('9007199254740992'), new Double(2 ** 53)],
    [{ a: new Int32(1) }, { a: new Double(1) }],
  ])('orderedKey is the same for values that are equal: %p and %p', (a, b) => {
    expect(key(a)).toBe(key(b));
  });

  it('orderedKey is never a prefix of another, so that keys can be joined', () => {
    const keys = ASCENDING.map(key);
    for (const one of keys) expect(keys.filter((other) => other.startsWith(one))).toEqual([one]);
  });
});
