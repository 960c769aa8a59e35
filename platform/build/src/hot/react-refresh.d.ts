declare module 'react-refresh/runtime' {
  /** Hear of what React renders; it has to come before React does. */
  export function injectIntoGlobalHook(global: typeof globalThis): void;
}
