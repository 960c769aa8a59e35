/** @jest-environment node */
import { oneAtATime, QueueFullError } from './one-at-a-time.ts';

describe('work in turn', () => {
  it('work in turn runs in the order in which it came, also after a failure', async () => {
    const inTurn = oneAtATime(5);
    const done: number[] = [];
    const work = [1, 2, 3].map((number) =>
      inTurn(async () => {
        if (number === 2) throw new Error('two');
        done.push(number);
      }),
    );
    await Promise.allSettled(work);
    expect(done).toEqual([1, 3]);
  });

  it('work in turn turns away what finds no room, and takes more when there is room again', async () => {
    const inTurn = oneAtATime(1);
    const first = inTurn(async () => 'first');
    const second = inTurn(async () => 'second');
    await expect(inTurn(async () => 'third')).rejects.toThrow(QueueFullError);
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await inTurn(async () => 'fourth')).toBe('fourth');
  });
});
