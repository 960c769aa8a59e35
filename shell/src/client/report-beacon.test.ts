import type { FailureReport, PageReport, PageVersions, ReportToken } from '@sinima/contracts/reports';
import type { PageState } from '../page/page-state.ts';
import { reportFailure as reportFailed, reportThrown } from './release-reports.ts';
import { reportWhenNeeded } from './report-when-needed.ts';

type Tell = (kind: string, vital: string, value: number) => void;
const measured: Tell[] = [];
jest.mock('./measure-vitals.ts', () => ({ measureVitals: (tell: Tell) => measured.push(tell) }));

const page: Pick<PageState, 'composition' | 'visitorVersions' | 'rendered'> = {
  composition: {
    generation: 7,
    remotes: [
      {
        name: 'mfe-title',
        owned: { pages: { title: { paths: ['/title/:slug'] } }, widgets: {} },
        versions: ['2', '1'].map((version) => ({ version, global: version, entry: '', styles: [] })),
      },
    ],
  },
  visitorVersions: { generation: 7, versions: { 'mfe-title': '2', shell: '9' } },
  rendered: [{ remote: 'mfe-title', kind: 'pages', id: 'title' }],
};
const failure = { remote: 'mfe-title', version: '2', phase: 'chunk' } as const;

/** Report a failure that no code threw. */
const reportFailure = (failed: FailureReport): void => reportFailed(failed, undefined);

const script = `browser/title.${'a'.repeat(43)}.js`;

/** An error of a component of mfe-title, as Chromium tells it. */
function thrown(message: string, line = 1): Error {
  const error = new TypeError(message);
  error.stack = [
    `TypeError: ${message}`,
    `    at e (https://sinima.example/releases/mfe-title/${script}:${line}:42)`,
    `    at async https://sinima.example/releases/shell/${script.replace('title', 'main')}?x=lagos:7:8`,
    '    at chrome-extension://abc/content.js:1:1',
  ].join('\n');
  return error;
}

let navigation: { activationStart: number };
let sent: PageReport[];
/** Versions of pages that were fetched ahead and are seen. */
let activated: PageVersions[];
/** What was asked for tokens, and what is answered. */
let asked: PageVersions[];
let grant: (versions: PageVersions) => ReportToken | undefined;

function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

async function open(vitalsRate = 1, connection?: object): Promise<void> {
  Object.assign(navigator, { connection });
  reportWhenNeeded({ ...page, vitalsRate });
  await jest.advanceTimersByTimeAsync(10);
}

beforeEach(() => {
  jest.useFakeTimers();
  navigation = { activationStart: 0 };
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  sent = [];
  activated = [];
  asked = [];
  grant = (versions) => ({ token: 'a token', versions });
  globalThis.fetch = (async (address: string, { body }: { body: string }) => {
    if (address !== '/reports/token') throw new Error(`Nobody asks ${address}.`);
    asked.push(JSON.parse(body) as PageVersions);
    const token = grant(asked.at(-1)!);
    return { status: token ? 200 : 204, json: async () => token };
  }) as unknown as typeof fetch;
  measured.length = 0;
  Object.assign(navigator, {
    sendBeacon: (address: string, body: string) => {
      if (address === '/reports') sent.push(JSON.parse(body) as PageReport);
      if (address === '/reports/activations') activated.push(JSON.parse(body) as PageVersions);
      return true;
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the reports of a page', () => {
  it('failures are sent at once, those of a moment together, each once', async () => {
    await open();
    reportFailure(failure);
    reportFailure(failure);
    reportFailure({ ...failure, version: '1' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([
      {
        token: 'a token',
        versions: { 'mfe-title': ['2', '1'], shell: ['9'] },
        shown: ['mfe-title', 'shell'],
        failures: [failure, { ...failure, version: '1' }],
        vitals: {},
      },
    ]);
  });

  it('a page sends three beacons at most, the last when it is hidden', async () => {
    await open();
    for (let version = 0; version < 10; version += 1) {
      reportFailure({ ...failure, version: String(version) });
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(sent).toHaveLength(2);
    hide();
    hide();
    expect(sent).toHaveLength(3);
    expect(sent.flatMap(({ failures }) => failures)).toHaveLength(10);
  });

  it('web vitals are sent once, when the page is hidden', async () => {
    await open();
    measured.at(-1)!('loaded', 'LCP', 900);
    measured.at(-1)!('loaded', 'LCP', 1_200);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    hide();
    hide();
    expect(sent).toEqual([expect.objectContaining({ failures: [], vitals: { loaded: { LCP: 1_200 } } })]);
  });

  it('vitals of a page that was hidden and restored are sent in classes of their own, each once', async () => {
    await open();
    const tell = measured.at(-1)!;
    tell('prerendered', 'LCP', 90);
    await jest.advanceTimersByTimeAsync(10);
    hide();
    for (const value of [12, 14]) {
      tell('restored', 'LCP', value);
      tell('prerendered', 'INP', 30);
      hide();
    }
    expect(sent.map(({ vitals }) => vitals)).toEqual([
      { prerendered: { LCP: 90 } },
      { restored: { LCP: 12 } },
    ]);
  });

  it.each([
    ['of pages outside the sample', 0, undefined],
    ['of visitors who save data', 1, { saveData: true }],
  ])('web vitals %s are not measured; failures are sent all the same', async (_name, rate, connection) => {
    await open(rate, connection);
    expect(measured).toHaveLength(0);
    reportFailure(failure);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(1);
  });

  it('a page with nothing to report asks for no token, and one that has asks once', async () => {
    await open();
    hide();
    expect(asked).toEqual([]);
    measured.at(-1)!('loaded', 'LCP', 900);
    measured.at(-1)!('loaded', 'CLS', 0);
    reportFailure(failure);
    await jest.advanceTimersByTimeAsync(1_000);
    hide();
    expect(asked).toEqual([{ 'mfe-title': ['2', '1'], shell: ['9'] }]);
    expect(sent).toHaveLength(2);
  });

  it('a page reports of those of its versions that it was granted', async () => {
    grant = () => ({ token: 'another token', versions: { shell: ['9'] } });
    await open();
    reportFailure(failure);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([expect.objectContaining({ token: 'another token', versions: { shell: ['9'] } })]);
  });

  it('a page that is granted no token sends nothing, and does not ask again', async () => {
    grant = () => undefined;
    await open();
    measured.at(-1)!('loaded', 'LCP', 900);
    reportFailure(failure);
    await jest.advanceTimersByTimeAsync(1_000);
    hide();
    expect(asked).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('a token that did not come is asked for again at the next failure', async () => {
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new Error('no network'));
    await open();
    reportFailure(failure);
    await jest.advanceTimersByTimeAsync(1_000);
    globalThis.fetch = fetch;
    reportFailure({ ...failure, phase: 'entry' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent.map(({ failures }) => failures)).toEqual([[failure, { ...failure, phase: 'entry' }]]);
  });

  it('a prerendered page reports, measures and counts once the visitor goes to it', async () => {
    Object.assign(document, { prerendering: true });
    await open();
    reportFailure(failure);
    await jest.advanceTimersByTimeAsync(10_000);
    expect([measured, asked, sent, activated]).toEqual([[], [], [], []]);
    navigation.activationStart = 5_000;
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(measured).toHaveLength(1);
    expect(sent).toEqual([expect.objectContaining({ failures: [failure] })]);
    expect(activated).toEqual([{ 'mfe-title': ['2', '1'], shell: ['9'] }]);
  });

  it('failures without a network are not reported', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    reportFailure(failure);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([]);
  });

  it('an error is sent with where it was thrown, and without what was typed', async () => {
    document.body.innerHTML = '<input value="Genevieve Nnaji">';
    history.replaceState(null, '', '/search?q=lagos+nights');
    await open();
    reportThrown(thrown('no lagos nights of Genevieve Nnaji after 1992 in "Nollywood"'));
    await jest.advanceTimersByTimeAsync(1_000);
    const frames = [
      { app: 'mfe-title', file: script, line: 1, column: 42, name: 'e' },
      { app: 'shell', file: script.replace('title', 'main'), line: 7, column: 8 },
    ];
    const message = 'no … of … after # in …';
    expect(sent.map(({ failures, errors }) => ({ failures, errors }))).toEqual([
      { failures: [], errors: [{ remote: 'mfe-title', version: '2', name: 'TypeError', message, frames }] },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/lagos|Nnaji|extension|\?/);
  });

  it('what nobody catches is sent too, each error once, three of a page', async () => {
    await open();
    for (const line of [1, 1, 2, 3, 4, 5]) {
      dispatchEvent(new ErrorEvent('error', { error: thrown('late', line) }));
    }
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent.flatMap(({ errors = [] }) => errors.map(({ frames }) => frames[0]!.line))).toEqual([1, 2, 3]);
  });

  it('an error of an extension, of the API or of the network asks for no token', async () => {
    await open();
    const foreign = new Error('not ours');
    foreign.stack = 'Error: not ours\n    at chrome-extension://abc/content.js:1:1';
    const apiError = Object.assign(thrown('503'), { name: 'ApiError' });
    for (const error of [foreign, apiError, null]) dispatchEvent(new ErrorEvent('error', { error }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect([asked, sent]).toEqual([[], []]);
  });

  it('a version that fails is reported with the error that its code threw, also where that is why a script did not load', async () => {
    await open();
    const cause = thrown('of its code');
    reportFailed(failure, Object.assign(new Error('did not load', { cause }), { name: 'ChunkLoadError' }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([
      expect.objectContaining({
        failures: [failure],
        errors: [expect.objectContaining({ message: 'of its code' })],
      }),
    ]);
  });
});
