import { createText } from '@sinima/runtime/host';
import type { PageContext, RemoteModule } from '@sinima/contracts/remote';
import type { FailureReport } from '@sinima/contracts/reports';
import { createFragmentSource } from './fragment-source.ts';
import { onFault } from './release-reports.ts';
import type { LoadedRemote } from './remote-loader.ts';

const page = { remote: 'mfe-title', kind: 'pages', id: 'title' } as const;
const context = (): PageContext => ({
  params: {},
  search: new URLSearchParams(),
  text: createText('en'),
  data: { fetch: () => Promise.reject(new Error('unused')), read: () => undefined, failure: () => null },
});

function sourceOf(loads: (() => Promise<LoadedRemote>)[]) {
  const loadDocument = jest.fn(() => Promise.resolve(true));
  const source = createFragmentSource({
    loader: {
      load: () => (loads.length > 1 ? loads.shift()! : loads[0]!)(),
      loadEntry: () => Promise.reject(new Error('The entry comes with the styles.')),
    },
    textOf: async () => createText('en'),
    documentAddress: '/title/one',
    rendered: [page],
    loadDocument,
  });
  return { source, loadDocument };
}

function remoteWith(prefetch?: () => Promise<unknown>): () => Promise<LoadedRemote> {
  const module: RemoteModule = {
    pages: {
      title: {
        load: () =>
          Promise.resolve({
            default: () => null,
            ...(prefetch ? { prefetch } : {}),
            head: () => ({ title: '' }),
          }),
      },
    },
    widgets: {},
  };
  return () => Promise.resolve({ module, release: { version: '1.0.0-new' } } as LoadedRemote);
}

function failuresSoFar(): FailureReport[] {
  const failures: FailureReport[] = [];
  onFault(({ failure }) => void (failure && failures.push(failure)));
  return failures;
}

const ofRelease = (): Error =>
  Object.assign(new TypeError('of its code'), { stack: 'at /releases/mfe-title/browser/title.js:1:2' });

const fails = () => Promise.reject(new Error('404'));
const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(resolve, 20, 'waits')),
  ]);

describe('a fragment in the browser', () => {
  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
  });

  it('a fragment is the same promise for the same address, since React reads it at each render', () => {
    const { source } = sourceOf([remoteWith()]);
    expect(source.load(page, '/title/one', context)).toBe(source.load(page, '/title/one', context));
    expect(source.load(page, '/title/one', context)).not.toBe(source.load(page, '/title/two', context));
  });

  it('a fragment stays as the server rendered it when its code does not come', async () => {
    const { source, loadDocument } = sourceOf([fails]);
    expect(await settled(source.load(page, '/title/one', context))).toBe('waits');
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('a page whose code a navigation cannot load is requested from the server as a document', async () => {
    const { source, loadDocument } = sourceOf([fails]);
    expect(await settled(source.load(page, '/title/two', context))).toBe('waits');
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(loadDocument).toHaveBeenCalledWith(true);
  });

  it('a page fails in its place when neither its code nor the server can be reached', async () => {
    const { source, loadDocument } = sourceOf([fails]);
    loadDocument.mockResolvedValue(false);
    expect(await settled(source.load(page, '/title/two', context))).toBe('failed');
  });

  it('a chunk that is gone, of a page that stands, is reported and asks for the document', async () => {
    const { source, loadDocument } = sourceOf([remoteWith()]);
    const reported = failuresSoFar();
    await source.load(page, '/title/one', context);
    const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    expect(await source.failed!(page, gone, '/title/one')).toBe('stays');
    expect(loadDocument).toHaveBeenCalledWith(false);
    expect(reported).toEqual([{ remote: 'mfe-title', version: '1.0.0-new', phase: 'chunk' }]);
  });

  it.each([
    ['throws', new TypeError('undefined is not a function'), 1],
    ['throws what the API answered', Object.assign(new Error('503: busy'), { name: 'ApiError' }), 0],
  ])(
    "a fragment that %s counts as its release's failure only if the fault is its own",
    async (_name, error, failures) => {
      const { source } = sourceOf([remoteWith()]);
      const reported = failuresSoFar();
      await source.load(page, '/title/one', context);
      await source.failed!(page, error, '/title/one');
      expect(reported).toHaveLength(failures);
    },
  );

  it('what the API answered is left to the error area, which tries again in place', async () => {
    const { source } = sourceOf([remoteWith()]);
    await source.load(page, '/title/one', context);
    const busy = Object.assign(new Error('503: busy'), { name: 'ApiError' });
    expect(source.failed!(page, busy, '/title/one')).toBeUndefined();
  });

  it.each([
    [
      'at once',
      () => {
        throw ofRelease();
      },
    ],
    ['later', () => Promise.reject(ofRelease())],
  ])('a prefetch that throws %s is reported, and the fragment is shown without', async (_name, prefetch) => {
    const thrown: unknown[] = [];
    onFault((fault) => void thrown.push(fault));
    const { source } = sourceOf([remoteWith(prefetch)]);
    expect(await settled(source.load(page, '/title/two', context))).toBe('loaded');
    expect(thrown).toEqual([{ thrown: ofRelease(), remote: 'mfe-title' }]);
  });

  it('a page chunk that does not come is reported with the version that named it', async () => {
    const load = () => Promise.reject(new Error('404'));
    const module: RemoteModule = { pages: { title: { load } }, widgets: {} };
    const { source } = sourceOf([
      () => Promise.resolve({ module, release: { version: '1.0.0-new' } } as LoadedRemote),
    ]);
    const reported = failuresSoFar();
    await settled(source.load(page, '/title/one', context));
    expect(reported).toEqual([{ remote: 'mfe-title', version: '1.0.0-new', phase: 'chunk' }]);
  });

  it('a fragment loads anew when the visitor comes back to a document whose code did not come', async () => {
    const { source } = sourceOf([fails, remoteWith()]);
    expect(await settled(source.load(page, '/title/one', context))).toBe('waits');
    expect(await settled(source.load(page, '/title/two', context))).toBe('loaded');
    expect(await settled(source.load(page, '/title/one', context))).toBe('loaded');
  });

  it('a fragment starts its reads as its code is there, but not those that the server made already', async () => {
    const prefetch = jest.fn(() => Promise.resolve());
    const { source } = sourceOf([remoteWith(prefetch)]);
    await source.load(page, '/title/one', context);
    expect(prefetch).not.toHaveBeenCalled();
    await source.load(page, '/title/two', context);
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  it('code and reads are under way as soon as the entry has run, while the styles are not there', async () => {
    const prefetch = jest.fn(() => Promise.resolve());
    const remote = await remoteWith(prefetch)();
    const code = jest.spyOn(remote.module.pages.title!, 'load');
    let style = (): void => undefined;
    const styled = new Promise<void>((resolve) => (style = resolve));
    const source = createFragmentSource({
      loader: { load: () => styled.then(() => remote), loadEntry: async () => remote.module },
      textOf: async () => createText('en'),
      documentAddress: '/title/one',
      rendered: [page],
      loadDocument: () => Promise.resolve(true),
    });
    const load = source.load(page, '/title/two', context);
    expect(await settled(load)).toBe('waits');
    expect([code.mock.calls, prefetch.mock.calls]).toEqual([[[]], [[expect.anything()]]]);
    style();
    expect(await settled(load)).toBe('loaded');
    expect([code.mock.calls, prefetch.mock.calls]).toEqual([[[]], [[expect.anything()]]]);
  });

  it('a fragment shows its error when the server could not render it either, and loads again on retry', async () => {
    const source = createFragmentSource({
      loader: { load: fails, loadEntry: fails },
      textOf: async () => createText('en'),
      documentAddress: '/title/one',
      rendered: [],
      loadDocument: () => Promise.resolve(true),
    });
    const first = source.load(page, '/title/one', context);
    expect(await settled(first)).toBe('failed');
    source.retry(page);
    const second = source.load(page, '/title/one', context);
    expect(second).not.toBe(first);
    expect(await settled(second)).toBe('failed');
  });
});
