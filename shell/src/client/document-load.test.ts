import { recoverByDocument } from './document-load.ts';

/** The latest generation that the page knows of. */
let known: number;
const ask = jest.fn(() => Promise.resolve(true));
const load = jest.fn();
function recover(generation: number, isStep = false): Promise<boolean> {
  known = generation;
  return recoverByDocument({ ask, generation: () => known }, isStep, load);
}

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  history.replaceState(null, '', '/title/one');
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a page whose code is gone', () => {
  it('a page whose code is gone is loaded as a document, once for an address and generation', async () => {
    expect(await recover(7)).toBe(true);
    expect(await recover(7)).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('the document that comes is of the generation that the server told, and is not loaded again', async () => {
    ask.mockImplementationOnce(async () => {
      known = 9;
      return true;
    });
    expect(await recover(7)).toBe(true);
    expect(await recover(9)).toBe(false);
  });

  it.each([
    ['the next generation', '/title/one', 8],
    ['another address', '/title/two', 7],
  ])('a page whose code is gone is loaded again for %s', async (_name, address, generation) => {
    await recover(7);
    history.replaceState(null, '', address);
    expect(await recover(generation)).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('a step of the visitor to a page whose code is gone brings its document each time', async () => {
    expect([await recover(7, true), await recover(7, true)]).toEqual([true, true]);
    expect(await recover(7)).toBe(false);
  });

  it('a page whose code is gone stays when the server does not answer, or there is no network', async () => {
    ask.mockResolvedValueOnce(false);
    expect(await recover(7)).toBe(false);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await recover(7)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('where a worker answers, a step without a network brings a document, and what is being read stays', async () => {
    const worker = { controller: {} };
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await recover(7)).toBe(false);
    expect(await recover(7, true)).toBe(true);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
});
