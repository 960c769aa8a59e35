/**
 * What a remote promises the host. A remote declares itself once, in `remote.config.ts`, and exposes one module,
 * `./remote`, that implements exactly what it declared; {@link RemoteOf} makes a page that is declared and not
 * implemented (or the reverse) a type error.
 */

import type { ApiPartDeclaration } from './api-part.ts';
import type { FeedDeclaration } from './feed.ts';
import type { RemoteTranslations, Text } from './text.ts';
import type { NavigationEntry } from './navigation.ts';
import type { SitemapDeclaration } from './sitemap.ts';
import type { CardDeclaration, SocialHead } from './social-card.ts';

/** The places of the host in which widgets of remotes can stand. */
export const SLOTS = ['home'] as const;

/** One of the host's {@link SLOTS}. */
export type SlotName = (typeof SLOTS)[number];

/**
 * A slot in a page of a remote: `mfe-title/title.rate` is the slot `rate` of the page `title` of mfe-title. The remote's
 * name is in it, since pages of two remotes may have the same id.
 */
export type PageSlotName = `mfe-${string}/${string}.${string}`;

/** A place in a page for widgets of other remotes: `<Slot name="rate" />` of `@sinima/runtime` shows them. */
export interface SlotDeclaration {
  /** Remotes whose widgets may stand there, e.g. `['mfe-members']`; the page's own remote always may. */
  readonly admits: readonly string[];
}

/** The routes that one page owns: path patterns in React Router's syntax, e.g. `['/title/:slug', '/titles/:slug']`. */
export interface RouteDeclaration {
  readonly paths: readonly string[];
  /** Remotes that may own paths inside these, e.g. `['mfe-soundtracks']` for `/title/:slug/soundtrack`. */
  readonly admits?: readonly string[];
  /**
   * Query parameters that the page reads, e.g. `['genre', 'page']`: on the server it sees no others, so that unknown ones
   * make no new entry in a cache. Left out: the page may read any, and is not cached with a query.
   */
  readonly query?: readonly string[];
  /** Places in it for widgets of other remotes, by name. */
  readonly slots?: Readonly<Record<string, SlotDeclaration>>;
  /**
   * The indexing of the page by search engines. Left out: a page without parameters in its first path is `fixed`, and
   * others are on no sitemap.
   */
  readonly sitemap?: SitemapDeclaration;
  /**
   * The picture by which links to it are shown elsewhere; `paths.card(kind, slug)` is its address. The same facts make
   * the card that other sites embed.
   */
  readonly card?: CardDeclaration;
  /** Its feeds and calendars. */
  readonly feeds?: readonly FeedDeclaration[];
  /**
   * Whether it can do with its markup and its stylesheet alone: text and links. Its code is not fetched; it has no slots, and reads no
   * query.
   */
  readonly isStatic?: boolean;
}

/** Where a widget stands: a slot of the host or of a remote's page, and its order there (ascending, remotes mixed). */
export interface WidgetPlacement {
  readonly slot: SlotName | PageSlotName;
  readonly order: number;
  /** The CSS height that is kept free for it while its code loads, so that nothing moves when it appears; `0` where it shows nothing. */
  readonly height?: string;
  /** Query parameters of the address that it reads; on the server it sees no others. Left out: none. */
  readonly query?: readonly string[];
  /**
   * Whether a page can do with its markup alone: links and text, with their styles in attributes. The page names no stylesheet
   * for it, and its code is not fetched.
   */
  readonly isStatic?: boolean;
}

/**
 * A remote's declaration, the default export of its `remote.config.ts`.
 *
 * @example
 * export default {
 *   name: 'mfe-title',
 *   owner: '@sinima/title',
 *   pages: { title: { paths: ['/title/:slug', '/titles/:slug'] } },
 *   widgets: {},
 * } as const satisfies RemoteConfig;
 */
export interface RemoteConfig {
  /** The name of its folder and of its releases. */
  readonly name: `mfe-${string}`;
  /** The team that owns it, as in `.github/CODEOWNERS`: `@sinima/people`. */
  readonly owner?: string;
  /** Its links in the host's header and footer. */
  readonly navigation?: readonly NavigationEntry[];
  readonly pages: Readonly<Record<string, RouteDeclaration>>;
  readonly widgets: Readonly<Record<string, WidgetPlacement>>;
  /** Its part of the API, in its folder `api/`. */
  readonly api?: ApiPartDeclaration;
}

/** One read of the API: the key joined with `/` is the address that is requested (`docs/specification.md §7`). */
export interface DataQuery<T> {
  readonly queryKey: readonly string[];
  readonly queryFn: (context: { queryKey: readonly unknown[]; signal: AbortSignal }) => Promise<T>;
}

/** How a remote reads data ahead of rendering; the host owns the cache behind it. */
export interface PageData {
  /** Read through the cache. Rejects with the query's error. */
  fetch<T>(query: DataQuery<T>): Promise<T>;
  /** What the cache holds, or undefined. */
  read<T>(query: DataQuery<T>): T | undefined;
  /** The error that the last read of this query ended with, or null. */
  failure<T>(query: DataQuery<T>): Error | null;
}

/** What a page or widget knows of the navigation when it prefetches and gives its head. */
export interface PageContext {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly data: PageData;
  /** Gives the remote's texts in the visitor's language. */
  readonly text: Text;
}

/** What a page says of itself to the browser, to search engines and in the status line. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Path of the canonical address, when it is not the requested path. */
  readonly canonical?: string;
  /**
   * Path of the record that the address names by an id or by a former slug: the server answers 301 with it, and keeps the
   * query.
   */
  readonly movedTo?: string;
  /** How a link to the page is shown elsewhere; as any page of the site when absent. */
  readonly social?: SocialHead;
  /** Feeds and calendars of what it shows: what follows `/feeds/` in their addresses, `person/genevieve-nnaji.atom`. */
  readonly feeds?: readonly string[];
  /** What the page is about, as JSON-LD things without a context; paths stand for addresses. */
  readonly structuredData?: readonly object[];
  /** Search engines are asked not to show the page: it says too little. */
  readonly noIndex?: boolean;
  /** HTTP status of the page; 200 when absent. */
  readonly status?: number;
}

/** A component without props: it reads the address and its data through the runtime. */
export type FragmentComponent = () => unknown;

/** The module of a page or widget, which is loaded when it is first shown. */
export interface FragmentModule {
  readonly default: FragmentComponent;
  /** Start its reads. The server waits for all that it awaits (within its deadline). */
  readonly prefetch?: (context: PageContext) => Promise<unknown>;
  /** Of a page. Called after `prefetch`; reads the cache, never the network. */
  readonly head?: (context: PageContext) => PageHead;
}

/** The module of a page. */
export type PageModule = FragmentModule & Required<Pick<FragmentModule, 'head'>>;

/** One widget of a remote. */
export interface RemoteWidget {
  readonly load: () => Promise<FragmentModule>;
  /** In remotes for `@sinima/container` 2.0, which have it here and not in the module. */
  readonly prefetch?: FragmentModule['prefetch'];
}

/** One page of a remote. */
export interface RemotePage extends RemoteWidget {
  /** In remotes for `@sinima/container` 2.0, which have it here and not in the module. */
  readonly head?: FragmentModule['head'];
}

/** A page that has a head, in its module or as in `@sinima/container` 2.0. */
type PageWithHead = RemotePage &
  ({ readonly load: () => Promise<PageModule> } | Required<Pick<RemotePage, 'head'>>);

/** What the module `./remote` of any remote exports by default, as the host sees it. */
export interface RemoteModule {
  readonly pages: Readonly<Record<string, RemotePage>>;
  readonly widgets: Readonly<Record<string, RemoteWidget>>;
  /** Left out: it speaks English alone. */
  readonly translations?: RemoteTranslations;
}

/**
 * The module that a given declaration asks for.
 *
 * @example export default { pages: {…}, widgets: {} } satisfies RemoteOf<typeof config>;
 */
export interface RemoteOf<Config extends RemoteConfig> extends RemoteModule {
  readonly pages: { readonly [Page in keyof Config['pages']]: PageWithHead };
  readonly widgets: { readonly [Widget in keyof Config['widgets']]: RemoteWidget };
}
