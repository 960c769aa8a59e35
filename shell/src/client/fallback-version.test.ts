import { createText } from '@sinima/runtime/host';
import type { PageContext } from '@sinima/contracts/remote';
import { fragmentKey, type FragmentRef } from '../page/fragment-ref.ts';
import { createFragmentSource } from './fragment-source.ts';
import { onFault } from './release-reports.ts';
import type { LoadedRemote } from './remote-loader.ts';

const page = { remote: 'mfe-title', kind: 'pages', id: 'title' } as const;
const widget = { remote: 'mfe-title', kind: 'widgets', id: 'picks' } as const;
const DOCUMENT = '/title/one';
/** Longer than another search may take, in milliseconds. */
const LATE_MS = 3_000;
const broken = new TypeError('undefined is not a function');
const context = (): PageContext => ({
  params: {},
  search: new URLSearchParams(),
  text: createText('en'),
  data: { fetch: () => Promise.reject(new Error('unused')), read: () => undefined, failure: () => null },
});

let reported: string[] = [];

beforeEach(() => {
  onFault(({ failure }) => void (failure && reported.push(`${failure.version} ${failure.phase}`)));
  reported = [];
});

/** A remote in these versions, the live one first; each component says which it is from. */
function sourceOf(versions: readonly string[], rendered: readonly FragmentRef[] = [page, widget]) {
  const loadDocument = jest.fn(() => Promise.resolve(true));
  const source = createFragmentSource({
    loader: {
      load(_name, rejected) {
        const version = versions.find((each) => !rejected?.has(each));
        if (version === undefined) return Promise.reject(new Error('No version is there.'));
        const load = () => Promise.resolve({ default: () => version, head: () => ({ title: '' }) });
        const module = { pages: { title: { load } }, widgets: { picks: { load } } };
        return Promise.resolve({ module, release: { version } } as unknown as LoadedRemote);
      },
      loadEntry: () => Promise.reject(new Error('The entry comes with the styles.')),
    },
    textOf: async () => createText('en'),
    documentAddress: DOCUMENT,
    rendered,
    serverHtml: new Map(rendered.map((ref) => [fragmentKey(ref), `<p>${ref.id}</p>`])),
    loadDocument,
  });
  const versionAt = async (address: string, ref: FragmentRef = page): Promise<unknown> =>
    ((await source.load(ref, address, context)).Component as () => unknown)();
  return { source, loadDocument, versionAt };
}

describe('a fragment whose code throws in the browser', () => {
  it('the previous version takes over, for this fragment alone', async () => {
    const { source, versionAt } = sourceOf(['new', 'old']);
    expect([await versionAt(DOCUMENT), await versionAt(DOCUMENT, widget)]).toEqual(['new', 'new']);
    expect(await source.failed!(page, broken, DOCUMENT)).toBe('replaced');
    expect([await versionAt(DOCUMENT), await versionAt(DOCUMENT, widget)]).toEqual(['old', 'new']);
    expect(await versionAt('/title/two')).toBe('old');
  });

  it('when the previous version throws as well, the HTML of the server stays, and each was reported', async () => {
    const { source, versionAt, loadDocument } = sourceOf(['new', 'old']);
    await versionAt(DOCUMENT);
    await source.failed!(page, broken, DOCUMENT);
    expect(await source.failed!(page, broken, DOCUMENT)).toBe('stays');
    expect(source.serverHtml!(page, DOCUMENT)).toBe('<p>title</p>');
    expect(loadDocument).not.toHaveBeenCalled();
    expect(reported).toEqual(['new render', 'old render']);
  });

  it('after a navigation the document brings a page of which no version renders', async () => {
    const { source, versionAt, loadDocument } = sourceOf(['new']);
    await versionAt('/title/two');
    expect(source.serverHtml!(page, '/title/two')).toBeUndefined();
    expect(await source.failed!(page, broken, '/title/two')).toBe('stays');
    expect(loadDocument).toHaveBeenCalledWith(false);
  });

  it.each([
    ['a widget', widget, true],
    ['a page whose document was loaded already', page, false],
  ])('after a navigation %s of which no version renders is taking a break', async (_name, ref, isLoading) => {
    const { source, versionAt, loadDocument } = sourceOf(['new']);
    loadDocument.mockResolvedValue(isLoading);
    await versionAt('/elsewhere', ref);
    expect(await source.failed!(ref, broken, '/elsewhere')).toBe('failed');
  });

  it('a retry begins with the live version again', async () => {
    const { source, versionAt } = sourceOf(['new', 'old']);
    await versionAt(DOCUMENT);
    await source.failed!(page, broken, DOCUMENT);
    source.retry(page);
    expect(await versionAt(DOCUMENT)).toBe('new');
  });
});

describe('a page that shows nothing after a navigation', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['the page comes as a document after the deadline', page, '/title/two', 1],
    ['a page that the server left out is waited for in its document', page, DOCUMENT, 0],
    ['a widget is waited for', widget, '/', 0],
  ])('%s', (_name, ref, address, documents) => {
    const { source, loadDocument } = sourceOf(['new']);
    source.waits!(ref, address);
    jest.advanceTimersByTime(LATE_MS);
    expect(loadDocument).toHaveBeenCalledTimes(documents);
  });

  it('no document is loaded once the page has come', () => {
    const { source, loadDocument } = sourceOf(['new']);
    source.waits!(page, '/title/two')();
    jest.advanceTimersByTime(LATE_MS);
    expect(loadDocument).not.toHaveBeenCalled();
  });
});
