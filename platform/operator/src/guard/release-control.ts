import type { Generation } from '@sinima/contracts/pointer';

/** Who decides, and why: both are written into the history. */
interface By {
  readonly who: string;
  readonly why: string;
}

/** What the guard may change of what is live: the share of a canary, up and down. It never rolls a live version back. */
export interface CanaryControl {
  generation(): Promise<Generation>;
  canary(
    app: string,
    version: string,
    options: By & { readonly percent: number; readonly automatic: boolean },
  ): Promise<unknown>;
  promote(app: string, by: By): Promise<unknown>;
  abort(app: string, by: By): Promise<unknown>;
  renew(by: By): Promise<unknown>;
}
