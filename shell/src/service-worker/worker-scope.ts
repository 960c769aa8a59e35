/** The types of the service worker's scope that this one uses: TypeScript has the types of windows or of workers, not both at once. */

/** An event that the worker is kept awake for. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A condition and a source of the browser's static routing (https://w3c.github.io/ServiceWorker/#dictdef-routerrule). */
export interface RouterRule {
  readonly condition: RouterCondition;
  readonly source: 'network' | 'race-network-and-fetch-handler' | { readonly cacheName: string };
}

export interface RouterCondition {
  readonly urlPattern?: { readonly pathname: string };
  readonly requestMode?: RequestMode;
  readonly not?: RouterCondition;
}

export interface InstallEvent extends ExtendableEvent {
  /** Not in every browser. */
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The answer to a navigation that was sent while the worker started; undefined where none was. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  /** The page that speaks. */
  readonly source: { readonly url: string } | null;
}

/** The server's facts about the host in front of the worker's script. */
export interface WorkerHost {
  readonly version: string;
  /** Path of its stylesheet. */
  readonly style: string;
  /** Paths of its fonts. */
  readonly fonts: readonly string[];
}

interface WorkerEvents {
  install: InstallEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageToWorker;
}

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> };
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    update(): Promise<unknown>;
    unregister(): Promise<boolean>;
  };
  /** See `server/offline/worker-route.ts`. */
  readonly sinimaHost: WorkerHost;
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}
