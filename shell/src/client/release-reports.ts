/** Reports of failures of releases in this browser. */
import { RELEASES_BASE } from '@sinima/contracts/content-address';
import { isOfCode, type FailureReport } from '@sinima/contracts/reports';

/** A version failed, code of a release threw something, or both. */
export interface Fault {
  readonly failure?: FailureReport;
  readonly thrown?: unknown;
  /** The fragment whose code threw it; left out: its stack says so. */
  readonly remote?: string | undefined;
}

type Listener = (fault: Fault) => void;

/** Faults before the first listener, and the listener. */
const early: Fault[] = [];
let onEarly = (): void => undefined;
const gather: Listener = (fault) => {
  early.push(fault);
  onEarly();
};
let listener = gather;

/**
 * Report that a version of a remote failed in this browser. Loading and rendering call it once per failed version.
 *
 * @example reportFailure({ remote: 'mfe-title', version: release.version, phase: 'entry' }, error);
 */
export function reportFailure(failure: FailureReport, thrown: unknown): void {
  listener({ failure, thrown });
}

/** Report what code threw that stands in nobody's way: in a timer, an event, a prefetch. Extensions' errors are not ours. */
export function reportThrown(thrown: unknown, remote?: string): void {
  if (thrown instanceof Error && isOfCode(thrown) && thrown.stack?.includes(RELEASES_BASE))
    listener({ thrown, remote });
}

/** Gather faults until somebody listens, and be told of each that there are some. */
export function onUnheardFault(tell: () => void): void {
  listener = gather;
  onEarly = tell;
  if (early.length > 0) tell();
}

/** Be told of each fault, those so far included. There is one listener: the sender of beacons. */
export function onFault(listen: Listener): void {
  listener = listen;
  for (const fault of early.splice(0)) listen(fault);
}
