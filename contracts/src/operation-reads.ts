/** How often the API's operations are called, and by which releases: `npm run releases -- fields`. */

/** Header of a call that a page makes: the release that it makes it for, as `mfe-title@1.0.0-3fa9c1d2e0b4`. */
export const CALLER_HEADER = 'Sinima-Release';

/** The caller of calls that name no release. */
export const OUTSIDE = 'outside';

/** How often one release called one operation. A server cannot see which fields of an answer a caller reads. */
export interface OperationReads {
  /** As the contract has it: `GET /api/titles/slug/{slug}`. */
  readonly operation: string;
  /** `mfe-title@1.0.0-3fa9c1d2e0b4`, or {@link OUTSIDE}. */
  readonly caller: string;
  readonly calls: number;
  /** ISO times. */
  readonly first: string;
  readonly last: string;
}

/** Path of the BFF, outside of `/api`, that answers all {@link OperationReads} as JSON. */
export const OPERATION_READS_PATH = '/metrics/operations';

/** Return a release as {@link CALLER_HEADER} names it. */
export function callerName({ app, version }: { readonly app: string; readonly version: string }): string {
  return `${app}@${version}`;
}
