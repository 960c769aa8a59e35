import type { Composition } from '@sinima/contracts/composition';
import { apiCalls } from './api-calls.ts';
import { followTyping, keepTyped, STORAGE_KEY } from './typed-fields.ts';

const composition: Composition = {
  generation: 7,
  remotes: [
    {
      name: 'mfe-catalogue',
      owned: { pages: {}, widgets: {} },
      versions: [{ version: '2.0.0', global: '', entry: '', styles: [], api: ['festivals'] }],
    },
  ],
};

const fetched = jest.fn();
const loadDocument = jest.fn();
const call = apiCalls(composition, loadDocument);
const { signal } = new AbortController();

/** A page that is on its way out shows nothing any more. */
const shown = (answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 0, 'nothing'))]);

beforeAll(() => {
  globalThis.fetch = fetched;
  followTyping();
});
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

describe('a call of the page', () => {
  it.each([
    ['/api/festivals', '/api/festivals?release=2.0.0'],
    ['/api/titles', '/api/titles'],
  ])('to %s is made to %s, and answered as it is', async (path, address) => {
    const answer = { status: 200 };
    fetched.mockResolvedValue(answer);
    expect(await call(path, { signal })).toBe(answer);
    expect(fetched).toHaveBeenCalledWith(address, { signal });
  });

  it('brings the document anew where the version of the part is gone', async () => {
    fetched.mockResolvedValue({ status: 410 });
    loadDocument.mockResolvedValue(true);
    expect(await shown(call('/api/festivals', { signal }))).toBe('nothing');
    expect(loadDocument).toHaveBeenCalledTimes(1);
  });

  it('shows that it is gone where the document did not help', async () => {
    const gone = { status: 410 };
    fetched.mockResolvedValue(gone);
    loadDocument.mockResolvedValue(false);
    expect(await shown(call('/api/festivals', { signal }))).toBe(gone);
  });

  it('that writes what a form has, and is not taken, keeps it for the next document', async () => {
    document.body.innerHTML = '<main><form><textarea name="note"></textarea></form></main>';
    const [form, field] = [document.forms[0]!, document.querySelector('textarea')!];
    field.value = 'A fine film';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    form.dispatchEvent(new Event('submit', { bubbles: true }));
    fetched.mockResolvedValue({ status: 410 });
    loadDocument.mockImplementation(async () => {
      keepTyped();
      return true;
    });
    await shown(call('/api/festivals', { signal }));
    expect(sessionStorage.getItem(STORAGE_KEY)).toBeNull();
    await shown(call('/api/festivals/notes', { method: 'POST', body: new Blob(['{}']) }));
    expect(sessionStorage.getItem(STORAGE_KEY)).toContain('A fine film');
  });
});
