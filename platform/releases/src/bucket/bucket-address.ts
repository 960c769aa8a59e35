import { ReleaseError } from '../errors/release-error.ts';

/** A bucket, and the folder in it. */
export interface BucketAddress {
  readonly bucket: string;
  /** `''`, or ends with a slash. */
  readonly prefix: string;
}

/** Parse `s3://bucket/prefix`. @throws ReleaseError when it is something else */
export function parseBucketAddress(address: string): BucketAddress {
  const [, bucket, rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket === undefined) {
    throw new ReleaseError(
      `"${address}" is not the address of a bucket: those are like s3://sinima/releases.`,
    );
  }
  const folders = rest.split('/').filter(Boolean);
  return { bucket, prefix: folders.map((folder) => `${folder}/`).join('') };
}
