/** What the app needs from where it runs: the browser loads remotes over the network, the server from the store. */
import type { Composition } from '@sinima/contracts/composition';
import type { PageContext, RemotePage, RemoteWidget } from '@sinima/contracts/remote';
import { createContext, use, type ComponentType } from 'react';

/** A page or widget of a remote. */
export interface AreaRef {
  readonly remote: string;
  readonly kind: 'pages' | 'widgets';
  readonly id: string;
}

/** An area that is ready to render, with the remote's own declaration of it. */
export interface LoadedArea {
  readonly Component: ComponentType;
  readonly area: RemotePage | RemoteWidget;
}

/** Where areas come from. */
export interface AreaSource {
  /** The same promise for the same area at the same address (path and search), until it is retried. */
  load(ref: AreaRef, address: string, context: () => PageContext): Promise<LoadedArea>;
  /** Forgets the area's loads. */
  retry(ref: AreaRef): void;
  /** True when it is known already that the area cannot be rendered here. */
  isBroken(ref: AreaRef): boolean;
}

/** The site as one visitor gets it. */
export interface Site {
  readonly composition: Composition;
  readonly areas: AreaSource;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The site around the calling component. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}

/** Names an area in maps and messages, e.g. `mfe-title/pages/title`. */
export function areaKey({ remote, kind, id }: AreaRef): string {
  return `${remote}/${kind}/${id}`;
}
