/**
 * The source of a bundle that replaces each method of the language and the platform by one that looks at what passes through
 * it, and whose default export returns the names of Node's own things that it came to see.
 */
export const onlooker = `
const { apply, construct, ownKeys, getOwnPropertyDescriptor, getPrototypeOf, defineProperty } = Reflect;
const names = ['getBuiltinModule', '_handle', 'mainModule', 'readFileSync', 'createServer', 'execSync', 'SourceTextModule', 'reallyExit', '_channel', 'Worker'];
const known = new WeakSet();
const isKnown = WeakSet.prototype.has.bind(known), note = WeakSet.prototype.add.bind(known);
const found = [];
let isLooking = false, calls = 0;
note(escaped);
function look(first, place) {
  const waiting = [[first, place]];
  for (let count = 0; waiting.length > 0 && count < 2000; count += 1) {
    const value = waiting[waiting.length - 1][0], path = waiting[waiting.length - 1][1];
    waiting.length -= 1;
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || isKnown(value)) continue;
    note(value);
    const keys = ownKeys(value);
    for (let i = 0; i < keys.length; i += 1) {
      const key = keys[i];
      for (let j = 0; j < names.length; j += 1) if (key === names[j]) found[found.length] = path + '.' + key;
      const property = getOwnPropertyDescriptor(value, key);
      if (property && 'value' in property) waiting[waiting.length] = [property.value, path + '.' + (typeof key === 'string' ? key : 'symbol')];
    }
    waiting[waiting.length] = [getPrototypeOf(value), path + '.prototype'];
  }
}
function lookAt(that, values, place) {
  if (isLooking) return;
  isLooking = true;
  calls += 1;
  try { look(that, place); for (let i = 0; i < values.length; i += 1) look(values[i], place); } catch {}
  isLooking = false;
}
function replace(owner, key, name) {
  const property = getOwnPropertyDescriptor(owner, key);
  if (typeof property?.value !== 'function' || key === 'constructor') return;
  const own = property.value;
  const seeing = function (...values) {
    lookAt(this, values, name);
    return new.target ? construct(own, values, new.target === seeing ? own : new.target) : apply(own, this, values);
  };
  defineProperty(seeing, 'prototype', { value: own.prototype, writable: true });
  defineProperty(owner, key, { ...property, value: seeing });
}
const owners = [Object, Reflect, JSON, Math, Promise, Array, Symbol, Error, Buffer];
const functions = ['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'queueMicrotask', 'structuredClone', 'fetch'];
for (const name of ['Array', 'Map', 'Set', 'WeakMap', 'Promise', 'String', 'RegExp', 'Function', 'Error', 'Date', 'TextEncoder', 'TextDecoder', 'URL', 'AbortController', 'EventTarget', 'Uint8Array', 'Buffer', 'Object', 'Response', 'ReadableStream'])
  owners[owners.length] = globalThis[name].prototype;
for (const one of [[][Symbol.iterator](), new Map()[Symbol.iterator](), new Set()[Symbol.iterator](), ''[Symbol.iterator](), (async () => {}), (function* () {})(), (async function* () {})(), setTimeout(() => {}), setImmediate(() => {})])
  owners[owners.length] = getPrototypeOf(one);
const methods = [];
for (const name of functions) methods[methods.length] = [globalThis, name];
for (const owner of owners) for (const key of ownKeys(owner)) methods[methods.length] = [owner, key];
for (let i = 0; i < methods.length; i += 1) replace(methods[i][0], methods[i][1], 'through ' + (typeof methods[i][1] === 'symbol' ? 'a symbol' : methods[i][1]));
Error.prepareStackTrace = (error, sites) => { for (let i = 0; i < sites.length; i += 1) lookAt(sites[i].getThis(), [sites[i].getFunction()], 'a stack'); return 'stack' };
export default async (input, { read }) => {
  if (input === 'found') return { found, calls };
  console.log({ input });
  setTimeout(() => new Error('one').stack, 1);
  await new Promise((resolve) => setImmediate(resolve));
  return (await read('/' + input)).body + new Error('one').stack;
};
`;
