import type { BuiltApiPart } from '@sinima/contracts/api-part';
import type { OpenApi } from '@sinima/contracts/openapi-document';

/** The part of the API of a release: one that is to be published, or one in use. */
export interface PartToTry {
  readonly app: string;
  readonly version: string;
  readonly api: BuiltApiPart;
  /** Its slice of the contract. */
  readonly slice: OpenApi;
  /** Read a file of the release by its content address. */
  readonly read: (address: string) => Promise<Buffer>;
}
