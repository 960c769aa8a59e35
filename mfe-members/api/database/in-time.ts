import { firstValueFrom, from, map, of, timeout } from 'rxjs';

/** How long one call may work, in ms: the process of a part is held to answer within four seconds. */
const TIME_MS = 2_500;

/** Wait for work that may take long. Return whether it is done; else it goes on. */
export function inTime(work: Promise<unknown>): Promise<boolean> {
  const done = from(work).pipe(map(() => true));
  return firstValueFrom(done.pipe(timeout({ first: TIME_MS, with: () => of(false) })));
}
