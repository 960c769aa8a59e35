/** The globals of a remote's code: those of the language, and those that browsers and servers share; nothing of the machine. */

/** Globals of the platform that stay; those of the language itself stay too. */
const KEPT = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'Buffer',
  'ByteLengthQueuingStrategy',
  'CompressionStream',
  'CountQueuingStrategy',
  'Crypto',
  'CryptoKey',
  'CustomEvent',
  'DOMException',
  'DecompressionStream',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'Headers',
  'MessageChannel',
  'MessageEvent',
  'MessagePort',
  'Performance',
  'PerformanceEntry',
  'PerformanceMark',
  'PerformanceMeasure',
  'ReadableByteStreamController',
  'ReadableStream',
  'ReadableStreamBYOBReader',
  'ReadableStreamBYOBRequest',
  'ReadableStreamDefaultController',
  'ReadableStreamDefaultReader',
  'Request',
  'Response',
  'SubtleCrypto',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'TransformStreamDefaultController',
  'URL',
  'URLSearchParams',
  'WebAssembly',
  'WritableStream',
  'WritableStreamDefaultController',
  'WritableStreamDefaultWriter',
  'atob',
  'btoa',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'crypto',
  'global',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
];

/** Globals of the language: what a fresh context of V8 has. */
const languageGlobals = (names: readonly string[]): ReadonlySet<string> => new Set([...names, ...KEPT]);

/** Where undici, the code behind `fetch`, keeps the object that opens connections. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

function noNetwork(address: unknown): Promise<never> {
  const to = typeof address === 'string' ? ` (${address})` : '';
  return Promise.reject(
    new TypeError(`There is no network in a renderer${to}. Read the API with apiQuery of @sinima/runtime.`),
  );
}

/**
 * Take away all globals but those of the language, of `KEPT` and a console.
 *
 * @param language names of the language's globals
 */
export function bareGlobals(language: readonly string[], quietConsole: object): void {
  // Both load undici when they are first read; afterwards what it leaves behind can be taken away.
  void [globalThis.Response, globalThis.Request, globalThis.Headers, globalThis.FormData];
  void new Response('');
  const kept = languageGlobals(language);
  const loaded = Object.fromEntries(
    KEPT.map((name) => [name, (globalThis as Record<string, unknown>)[name]]),
  );
  for (const key of Reflect.ownKeys(globalThis)) {
    if (typeof key === 'string' && kept.has(key)) continue;
    if (!Reflect.deleteProperty(globalThis, key)) {
      Reflect.defineProperty(globalThis, key, { value: undefined, writable: false });
    }
  }
  for (const [name, value] of Object.entries(loaded)) {
    if (value !== undefined) define(name, value);
  }
  Reflect.defineProperty(globalThis, DISPATCHER, { value: undefined, writable: false });
  define('console', quietConsole);
  define('fetch', noNetwork);
  define('process', Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) }));
  // A getter on the one, and a replacement of the others, would be handed objects of Node's and the bundler's own code.
  Object.preventExtensions(Object.prototype);
  for (const name of ['apply', 'bind', 'call'] as const) {
    Reflect.defineProperty(Function.prototype, name, { writable: false, configurable: false });
  }
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });
}
