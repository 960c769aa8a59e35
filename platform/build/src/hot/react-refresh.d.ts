declare module 'react-refresh/runtime' {
  /** Listen to React's renders; it has to load before React does. */
  export function injectIntoGlobalHook(global: typeof globalThis): void;
}
