/** In the container of a remote that is worked on: tells the page's client how to bring it up to date. */
import { HOT_CONTAINERS, type HotModule } from '@sinima/contracts/development';

/** The bundler puts values in their place. */
declare const SINIMA_APP: string;
declare const __webpack_hash__: string;
declare global {
  interface ImportMeta {
    /** Of modules of any kind, unlike `module.hot`, which a package of ES modules has not. */
    readonly webpackHot: HotModule;
  }
}

const page = globalThis as { [HOT_CONTAINERS]?: unknown[] };
(page[HOT_CONTAINERS] ??= []).push({
  app: SINIMA_APP,
  hash: () => __webpack_hash__,
  hot: import.meta.webpackHot,
});
