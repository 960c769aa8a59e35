import type { Language } from '@sinima/contracts/languages';
import type { VisitorVersions } from '@sinima/contracts/composition';
import type { Span } from '@sinima/tracing/open-tracing';
import type { DataSaving } from '@sinima/shell/page/data-saver';
import type { MadePage } from './made-page.ts';
import type { ComposedSite } from '../composition/compose-site.ts';

/** The inputs of a page. Equal inputs give equal pages. */
export interface PageRequest {
  readonly language: Language;
  /** Without the language's prefix. */
  readonly pathname: string;
  /** The part of the query that the page reads, with its question mark, or empty. */
  readonly search: string;
  /** The origin that the page names as its own. */
  readonly origin: string;
  /** Whether the visitor has signed in: without scripts the header has the way out. */
  readonly hasSession: boolean;
  /** Whether the visitor asks for a lighter page, and how. */
  readonly saving: DataSaving;
  readonly site: ComposedSite;
  /** The versions composed, the host's among them. */
  readonly versions: VisitorVersions;
  /** A preview's failures are counted for nobody: it has no visitors. */
  readonly isPreview: boolean;
  /** Whether other visitors get other versions at this moment: a canary's guard needs all vitals that there are. */
  readonly isCanaryVariant: boolean;
  /** Whether the page comes with the boundary overlay. */
  readonly showsBoundaries: boolean;
  /** Passed on to the API, so that one request can be followed through the logs. */
  readonly requestId: string;
  /** The span that the page's reads belong to, where the request is traced. */
  readonly span?: Span | undefined;
}

/** Make a page. @throws PageError when there is none, also none with error areas in it */
export type MakePage = (request: PageRequest) => Promise<MadePage>;

/** The page cannot be made. */
export class PageError extends Error {
  override name = 'PageError';
  /** 503: in a moment it can, perhaps. */
  readonly statusCode: 500 | 503;

  constructor(statusCode: 500 | 503, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}
