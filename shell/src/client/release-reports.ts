/** What goes wrong with releases in this browser, and where it is told. */
import type { FailureReport } from '@sinima/contracts/reports';

type Listener = (failure: FailureReport) => void;

/** Failures of before anybody listened. */
const early: FailureReport[] = [];
let listener: Listener = (failure) => void early.push(failure);

/**
 * Report that a version of a remote failed in this browser. Loading and rendering call it once per failed version.
 *
 * @example reportFailure({ remote: 'mfe-title', version: release.version, phase: 'entry' });
 */
export function reportFailure(failure: FailureReport): void {
  listener(failure);
}

/** Be told of each failure, those so far included. There is one listener: the sender of beacons. */
export function onFailure(listen: Listener): void {
  listener = listen;
  for (const failure of early.splice(0)) listen(failure);
}
