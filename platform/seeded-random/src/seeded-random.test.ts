import { below, between, pick, pickSome, randomOf } from './seeded-random.ts';

const many = <Value>(next: () => Value): Value[] => Array.from({ length: 1000 }, next);

describe('seeded random numbers', () => {
  it.each([42, 'lionheart'])('the same seed (%p) gives the same numbers, from 0 to below 1', (seed) => {
    const one = many(randomOf(seed));
    expect(many(randomOf(seed))).toEqual(one);
    expect(new Set(one).size).toBeGreaterThan(990);
    expect(one.every((number) => number >= 0 && number < 1)).toBe(true);
  });

  it('the numbers of a seed never change: posters are drawn from them', () => {
    expect([randomOf('lionheart')(), randomOf(1)()].map((number) => number.toFixed(6))).toEqual([
      '0.656120',
      '0.627074',
    ]);
  });

  it('below and between keep to their bounds and reach them', () => {
    const random = randomOf(1);
    expect([...new Set(many(() => below(random, 3)))].sort()).toEqual([0, 1, 2]);
    expect([...new Set(many(() => between(random, 4, 6)))].sort()).toEqual([4, 5, 6]);
  });

  it('pick gives one item, pickSome different ones, and all where there are fewer', () => {
    const random = randomOf(1);
    expect(['a', 'b']).toContain(pick(random, ['a', 'b']));
    expect(pickSome(random, [1, 2, 3], 5).sort()).toEqual([1, 2, 3]);
    expect(new Set(pickSome(random, [1, 2, 3], 2)).size).toBe(2);
    expect(() => pick(random, [])).toThrow(RangeError);
  });
});
