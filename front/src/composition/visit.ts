/** One visit: the visitor of a request, and the site as that visitor gets it. */
import type { VisitorVersions } from '@sinima/contracts/composition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ComposedSite } from './compose-site.ts';
import { PREVIEW_HEADERS, previewOf, type PreviewOptions } from './preview-route.ts';
import { visitorOf } from './visitor-cookie.ts';

export interface Visit {
  readonly site: ComposedSite;
  /** The visitor's pseudonym; only while a canary makes visitors differ. */
  readonly visitor: string | undefined;
  readonly isPreview: boolean;
  /** Whether other visitors get other versions at this moment. */
  readonly isCanaryVariant: boolean;
  /** The versions composed, the host's among them. */
  readonly versions: VisitorVersions;
  /** Of everything that a preview shows; none else. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface VisitOptions extends PreviewOptions {
  /** The version of the host that this process runs. */
  readonly hostVersion: string;
  /** Whether browsers keep copies of pages. */
  readonly serviceWorker: 'on' | 'off';
}

/**
 * Compose the site for a visitor. Sets or clears the cookies for it.
 *
 * @throws PreviewError when the visitor is in a preview whose version cannot be had
 */
export async function receiveVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  options: VisitOptions,
): Promise<Visit> {
  const { site, secure, hostVersion, serviceWorker } = options;
  const preview = await previewOf(request, reply, options);
  const isNeeded = site.isCanaryUnderWay();
  const visitor = visitorOf(request, reply, { isNeeded, secure });
  const composed = site.compose({ visitor, preview });
  const { generation, remotes } = composed.composition;
  const firsts = remotes.flatMap(({ name, versions: [first] }) => (first ? [[name, first.version]] : []));
  return {
    site: composed,
    visitor,
    isPreview: preview !== undefined,
    isCanaryVariant: isNeeded,
    versions: {
      generation,
      versions: Object.fromEntries([['shell', hostVersion], ...firsts]) as VisitorVersions['versions'],
      ...(serviceWorker === 'off' && { serviceWorker }),
    },
    headers: preview ? PREVIEW_HEADERS : {},
  };
}
