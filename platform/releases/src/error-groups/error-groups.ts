/** The errors of an app that the operator's service found: one object for each app, signed with a pointer key. */
import type { ErrorGroup } from '@sinima/contracts/error-groups';
import { ReleaseError } from '../errors/release-error.ts';
import { WriteConflict } from '../objects/object-store.ts';
import { documentBytes, parseSigned, signDocument, signingKey } from '../signing/envelope.ts';
import type { StoreContext } from '../versions/store-context.ts';

const keyOf = (app: string): string => `errors/${app}.json`;

async function readObject(
  { objects, trust }: StoreContext,
  app: string,
): Promise<{ etag?: string; groups: readonly ErrorGroup[] }> {
  const found = await objects.read(keyOf(app));
  if (!found) return { groups: [] };
  try {
    const document = parseSigned(found.bytes, keyOf(app));
    const isOurs = signingKey('errors', document, trust.pointer) !== undefined;
    return { etag: found.etag, groups: isOurs ? (document.signed as ErrorGroup[]) : [] };
  } catch (error) {
    // Nothing depends on it: what is torn is written anew.
    if (error instanceof ReleaseError) return { etag: found.etag, groups: [] };
    throw error;
  }
}

/** Return the groups of an app; none where no trusted key signed them. */
export async function readErrorGroups(context: StoreContext, app: string): Promise<readonly ErrorGroup[]> {
  return (await readObject(context, app)).groups;
}

/**
 * Keep the groups of an app, in place of those of before. Where another process writes at this moment, nothing is written.
 *
 * @throws ReleaseError when there is no pointer key, or the store cannot be written
 */
export async function writeErrorGroups(
  context: StoreContext,
  app: string,
  groups: readonly ErrorGroup[],
): Promise<void> {
  const { objects, pointerKey } = context;
  if (!pointerKey) throw new ReleaseError('Without a pointer key, errors are not kept.');
  const { etag } = await readObject(context, app);
  const bytes = documentBytes(signDocument('errors', groups, pointerKey));
  try {
    await objects.write(keyOf(app), bytes, etag === undefined ? { absent: true } : { etag });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
}
