/** What goes wrong with releases in this browser, and where it is told. */
import type { FailureReport } from '@sinima/contracts/reports';

type Listener = (failure: FailureReport) => void;

/** Failures before the first listener, and the listener. */
const early: FailureReport[] = [];
let onEarly = (): void => undefined;
const gather: Listener = (failure) => {
  early.push(failure);
  onEarly();
};
let listener = gather;

/**
 * Report that a version of a remote failed in this browser. Loading and rendering call it once per failed version.
 *
 * @example reportFailure({ remote: 'mfe-title', version: release.version, phase: 'entry' });
 */
export function reportFailure(failure: FailureReport): void {
  listener(failure);
}

/** Gather failures until somebody listens, and be told of each that there are some. */
export function onUnheardFailure(tell: () => void): void {
  listener = gather;
  onEarly = tell;
  if (early.length > 0) tell();
}

/** Be told of each failure, those so far included. There is one listener: the sender of beacons. */
export function onFailure(listen: Listener): void {
  listener = listen;
  for (const failure of early.splice(0)) listen(failure);
}
