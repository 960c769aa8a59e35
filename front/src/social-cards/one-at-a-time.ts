/** More is waiting than is let in. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Let one piece of work run at a time, in the order in which they came.
 *
 * @param waiting how many may wait; one more is turned away
 * @returns runs work in its turn; rejects with QueueFullError where there is no room
 */
export function oneAtATime(waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  return async (work) => {
    if (inside > waiting) throw new QueueFullError('Too many are waiting; try again in a moment.');
    inside += 1;
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      inside -= 1;
    }
  };
}
