/** Links that show one browser a version before others get it: signed, and good until they expire. */
import type { PreviewedRelease } from '@sinima/contracts/composition';
import type { Trust } from '@sinima/contracts/signed';
import { z } from 'zod';
import { ReleaseError } from './errors/release-error.ts';
import { appName, versionName } from './shapes/names.ts';
import { bytesToSign, isSignedBy } from './signing/envelope.ts';
import type { Signer } from './signing/signer.ts';

/** The version that a link previews. */
export interface Preview extends PreviewedRelease {
  /** Origin of a developer's own machine that serves the files (`http://127.0.0.1:3100`); in development only. */
  readonly machine?: string;
}

const previewShape: z.ZodType<Preview> = z.object({
  app: appName,
  version: versionName,
  expires: z.iso.datetime(),
  machine: z.url({ protocol: /^https?$/ }).optional(),
});

/** Query parameter that carries the token. */
export const PREVIEW_PARAMETER = 'preview';

/** Return the token of a preview: `<what it shows, base64url>.<signature, base64url>`. */
export function previewToken(preview: Preview, signer: Signer): string {
  const signature = signer.sign(bytesToSign('preview', preview));
  return `${Buffer.from(JSON.stringify(preview)).toString('base64url')}.${signature.toString('base64url')}`;
}

/** Return the link to a preview of the site. @param siteUrl an address of the site, with the path to begin at */
export function previewLink(siteUrl: string, token: string): string {
  const url = new URL(siteUrl);
  url.searchParams.set(PREVIEW_PARAMETER, token);
  return url.href;
}

function parsePreview(text: string): Preview | undefined {
  try {
    return previewShape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * Return what a token shows. A pointer key may sign previews of everything, a team's key those of its own app.
 *
 * @throws ReleaseError when it is malformed, altered, signed by nobody who is trusted, or has expired
 */
export function verifyPreview(token: string, trust: Trust, now = new Date()): Preview {
  const [body = '', signature = ''] = token.split('.');
  const preview = parsePreview(body);
  if (!preview) throw new ReleaseError('This preview link is incomplete. Copy all of it again.');
  const bytes = bytesToSign('preview', preview);
  const keys = [...trust.pointer, ...(trust.releases[preview.app] ?? [])];
  const isSigned = keys.some((key) =>
    isSignedBy(bytes, { key, signature: Buffer.from(signature, 'base64url').toString('base64') }),
  );
  if (!isSigned)
    throw new ReleaseError('This preview link is not signed with a key that may sign previews here.');
  if (new Date(preview.expires) <= now) {
    throw new ReleaseError(
      `This preview link expired at ${preview.expires}. Make a new one: npm run releases -- preview ${preview.app} ${preview.version}`,
    );
  }
  return preview;
}
