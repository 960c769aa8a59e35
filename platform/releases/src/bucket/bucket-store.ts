/** A release store in an S3-compatible bucket. */
import type * as AwsS3 from '@aws-sdk/client-s3';
import pMemoize from 'p-memoize';
import pRetry, { type Options } from 'p-retry';
import {
  WriteConflict,
  type ObjectStore,
  type StoredObject,
  type WriteCondition,
} from '../objects/object-store.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { parseBucketAddress } from './bucket-address.ts';
import {
  bucketError,
  isConflict,
  isNoSuchKey,
  isTransient,
  isUnchanged,
  mayHaveHappened,
} from './bucket-error.ts';
import { probeConditions } from './condition-probe.ts';

/** Longest times of a request, in ms: to connect, and altogether. */
const TIMEOUTS = { connectionTimeout: 2_000, requestTimeout: 60_000, throwOnRequestTimeout: true };

/** Longest times without a byte, in ms: a reader would rather ask again, a writer rather know what came of it. */
const SILENCE = { reading: 3_000, writing: 15_000 };

/** Three attempts, as long as the errors are transient. */
const RETRY: Options = {
  retries: 2,
  minTimeout: 100,
  factor: 4,
  randomize: true,
  shouldRetry: ({ error }) => isTransient(error),
};

type Sdk = typeof AwsS3;

class BucketStore implements ObjectStore {
  readonly location: string;
  readonly #sdk: Sdk;
  readonly #reading: AwsS3.S3Client;
  readonly #writing: AwsS3.S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(sdk: Sdk, settings: AwsS3.S3ClientConfig, address: string) {
    const { bucket, prefix } = parseBucketAddress(address);
    this.location = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
    this.#sdk = sdk;
    const client = (socketTimeout: number): AwsS3.S3Client =>
      new sdk.S3Client({ ...settings, requestHandler: { ...TIMEOUTS, socketTimeout } });
    this.#reading = client(SILENCE.reading);
    this.#writing = client(SILENCE.writing);
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  read(key: string): Promise<StoredObject | undefined> {
    return this.readIfChanged(key, undefined) as Promise<StoredObject | undefined>;
  }

  async readIfChanged(
    key: string,
    etag: string | undefined,
  ): Promise<StoredObject | 'unchanged' | undefined> {
    try {
      return await pRetry(async () => {
        const got = await this.#reading.send(
          new this.#sdk.GetObjectCommand({ ...this.#at(key), IfNoneMatch: etag }),
        );
        const bytes = Buffer.from((await got.Body?.transformToByteArray()) ?? []);
        return { bytes, etag: this.#etagOf(got) };
      }, RETRY);
    } catch (error) {
      if (isUnchanged(error)) return 'unchanged';
      if (isNoSuchKey(error)) return undefined;
      throw bucketError(this.location, `Reading ${key}`, error);
    }
  }

  async write(key: string, bytes: Buffer, condition?: WriteCondition): Promise<string> {
    try {
      await this.#assertHonoursConditions();
      return await (condition
        ? this.#writeIf(key, bytes, condition)
        : pRetry(() => this.#put(key, bytes), RETRY));
    } catch (error) {
      if (error instanceof WriteConflict) throw error;
      throw bucketError(this.location, `Writing ${key}`, error);
    }
  }

  async list(prefix: string, after?: string): Promise<string[]> {
    const keys: string[] = [];
    let token: string | undefined;
    try {
      do {
        const command = new this.#sdk.ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: `${this.#prefix}${prefix}`,
          StartAfter: after === undefined ? undefined : `${this.#prefix}${after}`,
          ContinuationToken: token,
        });
        const page = await pRetry(() => this.#writing.send(command), RETRY);
        for (const { Key } of page.Contents ?? [])
          if (Key !== undefined) keys.push(Key.slice(this.#prefix.length));
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
    } catch (error) {
      throw bucketError(this.location, `Listing ${prefix || 'the store'}`, error);
    }
    return keys.filter((key) => !key.startsWith('.')).sort();
  }

  async delete(key: string): Promise<void> {
    try {
      await pRetry(() => this.#writing.send(new this.#sdk.DeleteObjectCommand(this.#at(key))), RETRY);
    } catch (error) {
      if (isNoSuchKey(error)) return;
      throw bucketError(this.location, `Deleting ${key}`, error);
    }
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: `${this.#prefix}${key}` };
  }

  #etagOf({ ETag: etag }: { ETag?: string | undefined }): string {
    if (etag !== undefined) return etag;
    throw new ReleaseError(
      `${this.location} gives its objects no ETags. Use a store that does, or a folder.`,
    );
  }

  async #put(key: string, bytes: Buffer, condition?: WriteCondition): Promise<string> {
    const only =
      condition === undefined
        ? {}
        : 'absent' in condition
          ? { IfNoneMatch: '*' }
          : { IfMatch: condition.etag };
    const command = new this.#sdk.PutObjectCommand({ ...this.#at(key), Body: bytes, ...only });
    return this.#etagOf(await this.#writing.send(command));
  }

  /**
   * Write under a condition. Where an answer was lost and the condition then does not hold, this very write may be why:
   * the object tells.
   */
  async #writeIf(key: string, bytes: Buffer, condition: WriteCondition): Promise<string> {
    let isUnsure = false;
    try {
      return await pRetry(() => this.#put(key, bytes, condition), {
        ...RETRY,
        onFailedAttempt: ({ error }) => void (isUnsure ||= isTransient(error) && mayHaveHappened(error)),
      });
    } catch (error) {
      // A conditional write of an object that is no longer there.
      if (!isConflict(error) && !isNoSuchKey(error)) throw error;
      const present = isUnsure ? await this.read(key) : undefined;
      if (present?.bytes.equals(bytes)) return present.etag;
      throw new WriteConflict(`${key} was written by somebody else.`);
    }
  }

  /** Before this process writes for the first time. A reader needs no right to write. */
  readonly #assertHonoursConditions = pMemoize(() =>
    probeConditions(this.location, {
      put: (key, bytes, condition) => this.#put(key, bytes, condition),
      delete: (key) => this.delete(key),
    }),
  );
}

/**
 * Open the release store in a bucket. Credentials and region come from where the AWS SDK always looks for them
 * (`AWS_ACCESS_KEY_ID`, `AWS_PROFILE`, `AWS_REGION`, a machine's role).
 *
 * @param address `s3://bucket/prefix`
 * @param endpoint address of the service, when it is not Amazon's: `http://127.0.0.1:8333`
 * @throws ReleaseError when the address is no bucket's
 */
export async function openBucketStore(address: string, endpoint?: string): Promise<ObjectStore> {
  // Loaded here, so that users of a folder never load it.
  const sdk = await import('@aws-sdk/client-s3');
  const elsewhere = {
    endpoint: endpoint ?? '',
    forcePathStyle: true,
    region: process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || 'us-east-1',
  };
  const settings = {
    ...(endpoint === undefined ? {} : elsewhere),
    maxAttempts: 1,
    // Our own hashes are compared; other services than Amazon's do not know these.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  return new BucketStore(sdk, settings, address);
}
