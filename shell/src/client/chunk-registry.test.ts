import { CHUNK_REGISTRY, type Chunk, type ChunkRegistry } from '@sinima/contracts/host';
import { demandSignature, provideChunkRegistry } from './chunk-registry.ts';

const HASH = 'A'.repeat(43);
const chunk: Chunk = [['title'], {}];

provideChunkRegistry();
const registry = (globalThis as unknown as Record<typeof CHUNK_REGISTRY, ChunkRegistry>)[CHUNK_REGISTRY];

let count = 0;
const nextAddress = (): string => `/releases/mfe-title/browser/title-${(count += 1)}.${HASH}.js`;
const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** Let a script that was added run, as the browser does: what it hands over, then its event. */
function arrive(script: HTMLScriptElement, handedOver?: Chunk): void {
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  if (handedOver) registry.push(handedOver);
  Object.defineProperty(document, 'currentScript', { value: null, configurable: true });
  script.dispatchEvent(new Event('load'));
}

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

it('a chunk is fetched once for all versions, during the load and after', async () => {
  const address = nextAddress();
  const loads = [registry.load(address), registry.load(address)];
  expect(scripts()).toHaveLength(1);
  arrive(scripts()[0]!, chunk);
  expect(await Promise.all([...loads, registry.load(address)])).toEqual([chunk, chunk, chunk]);
  expect(scripts()).toEqual([]);
});

it("a chunk's script has the integrity of its address, and the keys of which one must have signed it", () => {
  const hash = `sha256-${'A'.repeat(43)}=`;
  void registry.load(nextAddress());
  expect(scripts()[0]?.integrity).toBe(hash);
  demandSignature('mfe-title', ['former', 'present']);
  void registry.load(nextAddress());
  expect(scripts()[1]?.integrity).toBe(`${hash} ed25519-former ed25519-present`);
  void registry.load(nextAddress().replace('mfe-title', 'mfe-people'));
  expect(scripts()[2]?.integrity).toBe(hash);
  demandSignature('mfe-title', []);
});

it('a chunk that failed is fetched anew when it is asked for again', async () => {
  const address = nextAddress();
  const failed = registry.load(address);
  scripts()[0]!.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow(`The script ${address} did not load.`);
  const second = registry.load(address);
  arrive(scripts()[0]!, chunk);
  expect(await second).toBe(chunk);
});

it('a script that hands over nothing, or does not answer for 8 s, is a failure', async () => {
  const empty = registry.load(nextAddress());
  arrive(scripts()[0]!);
  await expect(empty).rejects.toThrow('handed over no modules');

  jest.useFakeTimers();
  const hanging = registry.load(nextAddress());
  await Promise.all([expect(hanging).rejects.toThrow('took too long'), jest.advanceTimersByTimeAsync(8_000)]);
});

it('an address that does not say which bytes are right is not loaded', async () => {
  await expect(registry.load('/releases/mfe-title/browser/title.js')).rejects.toThrow(
    '/releases/mfe-title/browser/title.js does not say which bytes are right.',
  );
  expect(scripts()).toEqual([]);
});
