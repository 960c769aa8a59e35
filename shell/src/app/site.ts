/** The app's interface to its surroundings: the browser loads remotes over the network, the server from the store. */
import type { Composition } from '@sinima/contracts/composition';
import type { FragmentModule, PageContext } from '@sinima/contracts/remote';
import { createContext, use, type ComponentType } from 'react';
import type { Language } from '@sinima/contracts/languages';
import type { Text } from '@sinima/contracts/text';
import type { FragmentRef } from '../page/fragment-ref.ts';

/** A fragment that is ready to render. */
export interface LoadedFragment {
  readonly Component: ComponentType;
  readonly module: FragmentModule;
  /** The texts of its remote. */
  readonly text: Text;
}

/**
 * The outcome for a fragment that threw: another version is rendered in its place; or the markup that is shown in the
 * meantime stays (the server's HTML, or the document is being loaded anew); or nothing can be done.
 */
export type Recovery = 'replaced' | 'stays' | 'failed';

/** Where fragments come from. */
export interface FragmentSource {
  /** The same promise for the same fragment at the same address (path and search), until it is retried. */
  load(ref: FragmentRef, address: string, context: (text: Text) => PageContext): Promise<LoadedFragment>;
  /** Forget the fragment's loads. */
  retry(ref: FragmentRef): void;
  /**
   * Called before the visitor's own retry. Resolves when it may go on; never, when the whole document is loaded anew
   * because other versions are live by now.
   */
  beforeRetry?(): Promise<void>;
  /**
   * Called with the error that a fragment threw at an address.
   *
   * @returns undefined when nothing can be done about it
   */
  failed?(ref: FragmentRef, error: unknown, address: string): Promise<Recovery> | undefined;
  /** The server's markup of the fragment; with an address, only where that is the document's own. */
  serverHtml?(ref: FragmentRef, address?: string): string | undefined;
  /** Called when nothing can be shown yet of a fragment that was navigated to; the function returned ends the wait. */
  waits?(ref: FragmentRef, address: string): () => void;
  /** Called when a fragment stands in the page and its controls work. */
  shown?(ref: FragmentRef): void;
}

/** A fragment, and the element in which it stands. */
export interface FragmentRootProps {
  readonly fragment: FragmentRef;
  readonly place: Element;
}

/** The site as one visitor gets it. */
export interface Site {
  /** Of the page; a fragment that is not translated into it speaks English. */
  readonly language: Language;
  /** The host's own texts, for roots of their own; in browsers alone. */
  readonly text?: Text;
  readonly composition: Composition;
  readonly fragments: FragmentSource;
  /** Whether the visitor has signed in, as far as the server knows; the browser asks. */
  readonly hasSession?: boolean;
  /** Brings a fragment to life; in browsers alone. */
  readonly FragmentRoot?: ComponentType<FragmentRootProps>;
  /** Resolves when the visitor comes to see a fragment that the server rendered; without it, all are wanted at once. */
  readonly wanted?: (ref: FragmentRef) => Promise<void>;
  /** Returns the text that stands in the place of a fragment, which is rendered elsewhere; on the server alone. */
  readonly markOf?: (ref: FragmentRef) => string;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The site around the calling component. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}
