/** Where a contract is: as it is now, and as it was last released; and what its releases changed. Paths from the root. */
export interface ContractFiles {
  readonly current: string;
  readonly released: string;
  readonly changelog: string;
}

/** Return the files of the contract of the API's core, or of a remote's part. */
export function contractFiles(remote?: string): ContractFiles {
  return remote === undefined
    ? {
        current: 'contracts/openapi.json',
        released: 'contracts/released/openapi.json',
        changelog: 'contracts/CHANGELOG.md',
      }
    : {
        current: `${remote}/api/openapi.json`,
        released: `${remote}/api/released.json`,
        changelog: `${remote}/api/CHANGELOG.md`,
      };
}
