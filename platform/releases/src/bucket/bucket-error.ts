/** A bucket's errors: the meaning and the remedy of each. */
import { ReleaseError } from '../errors/release-error.ts';

interface SdkError extends Error {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const asSdkError = (error: unknown): SdkError => error as SdkError;

const statusOf = (error: unknown): number | undefined => asSdkError(error).$metadata?.httpStatusCode;

/** The request never left: whatever it was to change is as it was. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

export const isUnchanged = (error: unknown): boolean => statusOf(error) === 304;

/** There is no such object; a bucket that is missing is another matter. */
export const isNoSuchKey = (error: unknown): boolean =>
  statusOf(error) === 404 && asSdkError(error).name !== 'NoSuchBucket';

/** A condition did not hold, or another write of the same key was under way. */
export const isConflict = (error: unknown): boolean => [409, 412].includes(statusOf(error) ?? 0);

/** Trying again may help. */
export function isTransient(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== undefined) return status >= 500 || status === 429 || status === 408;
  return asSdkError(error).name !== 'CredentialsProviderError' && !(error instanceof ReleaseError);
}

/** The bucket may have done what it was asked, though its answer did not come. */
export const mayHaveHappened = (error: unknown): boolean => !NEVER_SENT.has(asSdkError(error).code ?? '');

function explain(error: unknown): string {
  const { name, message, code } = asSdkError(error);
  const status = statusOf(error);
  if (name === 'NoSuchBucket') return 'there is no such bucket. Create it, or correct RELEASES_BUCKET';
  if (name === 'CredentialsProviderError') {
    return 'no credentials were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE';
  }
  if (message === 'Region is missing') return 'no region is set. Set AWS_REGION to that of the bucket';
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed' || status === 301) {
    return 'the bucket is in another region. Set AWS_REGION to it';
  }
  if (status === 401 || status === 403) {
    return (
      `access was refused (${name}). Give these credentials s3:GetObject and s3:ListBucket there, and credentials that ` +
      'publish or change live versions s3:PutObject and s3:DeleteObject too'
    );
  }
  if (status === undefined) {
    return `it cannot be reached (${code ?? name}). Check the network and RELEASES_S3_ENDPOINT`;
  }
  return `it answered ${status} (${name}: ${message}). Try again; if that continues, ask its operator`;
}

/** Say in one sentence what went wrong while doing something, and the remedy. */
export function bucketError(location: string, doing: string, error: unknown): ReleaseError {
  if (error instanceof ReleaseError) return error;
  return new ReleaseError(`${doing} at ${location} failed: ${explain(error)}.`);
}
