import { OUTSIDE } from '@sinima/contracts/operation-reads';

/** The form of `mfe-title@1.0.0-3fa9c1d2e0b4`. */
const CALLER = /^(?:mfe-[a-z0-9-]{1,40}|shell)@[\w.-]{1,60}$/;

/** How many callers of one route are counted separately; calls by further ones count as calls from outside. */
const MAX_CALLERS = 100;

/** Calls of one route by one caller, since they were last taken. */
export interface CallCount {
  /** `/api/titles/slug/:slug` */
  readonly route: string;
  readonly caller: string;
  calls: number;
}

/** Counts calls by route and by calling release, until they are taken to be stored. */
export class CallCounts {
  private byRoute = new Map<string, Map<string, CallCount>>();

  /** Count one call. @param named what the call says of its release, whatever that is */
  note(route: string, named: string | undefined): void {
    const callers = this.callersOf(route);
    const known = callers.get(named ?? OUTSIDE);
    if (known) known.calls += 1;
    else this.begin(callers, route, named);
  }

  /** Return what was counted since the last time. */
  take(): readonly CallCount[] {
    const counted = [...this.byRoute.values()].flatMap((callers) => [...callers.values()]);
    this.byRoute = new Map();
    return counted;
  }

  private callersOf(route: string): Map<string, CallCount> {
    const known = this.byRoute.get(route);
    if (known) return known;
    const made = new Map<string, CallCount>();
    this.byRoute.set(route, made);
    return made;
  }

  private begin(callers: Map<string, CallCount>, route: string, named: string | undefined): void {
    const isRelease = named !== undefined && callers.size < MAX_CALLERS && CALLER.test(named);
    const caller = isRelease ? named : OUTSIDE;
    const count = callers.get(caller) ?? { route, caller, calls: 0 };
    count.calls += 1;
    callers.set(caller, count);
  }
}
