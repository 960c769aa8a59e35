/**
 * A Chromium as visitors have it, spoken to in DevTools' own protocol: Playwright ends pages that are prerendered, and switches
 * the back/forward cache off.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--remote-debugging-pipe',
];

/** Pages of a tab, the prerendered ones too, stop before their first script until they are set up. */
const ATTACH = { autoAttach: true, flatten: true, waitForDebuggerOnStart: true };

const BINDING = 'reportOfPage';

/**
 * Stands before what runs in each document. A page that is being prerendered reports too, and is not the one that the visitor
 * sees. tsx wraps functions in calls of `__name`.
 */
const PRELUDE = `globalThis.__name = (target) => target;
  globalThis.report = (text) => ${BINDING}(JSON.stringify({ text, isShown: !document.prerendering }));`;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly [key: string]: unknown };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

interface TargetInfo {
  readonly targetId: string;
  readonly type: string;
}

/** The properties of a visitor's tab. */
export interface TabOptions {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor?: number;
  readonly isPhone?: boolean;
  /** How many times slower the processor is than the machine's. */
  readonly slowdown?: number;
  /** Runs in each document before its own scripts; `report(text)` there reaches `onReport`. It uses nothing from outside. */
  readonly watch: () => void;
  readonly onReport: (text: string) => void;
}

/** One tab, whatever document it shows. */
export interface VisitorTab {
  goTo(address: string): Promise<void>;
  /** Evaluate an expression in the page that the visitor sees, as far as it has reported. */
  evaluate<T>(expression: string): Promise<T>;
  hover(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

/** One browser, with a profile of its own. */
export interface VisitorBrowser {
  openTab(options: TabOptions): Promise<VisitorTab>;
  close(): Promise<void>;
}

/** DevTools' protocol over a pipe: messages end with a zero byte. */
class Connection {
  private lastId = 0;
  private readonly calls = new Map<number, (message: Message) => void>();
  private readonly listeners = new Set<(message: Message) => void>();
  private rest = '';

  constructor(
    private readonly input: Writable,
    output: Readable,
  ) {
    output.setEncoding('utf8').on('data', (text: string) => {
      const messages = (this.rest + text).split('\0');
      this.rest = messages.pop()!;
      for (const message of messages) this.receive(JSON.parse(message) as Message);
    });
  }

  private receive(message: Message): void {
    if (message.id === undefined) for (const listener of this.listeners) listener(message);
    else this.calls.get(message.id)?.(message);
  }

  on(listener: (message: Message) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async send<T = unknown>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = (this.lastId += 1);
    const answer = new Promise<Message>((resolve) => this.calls.set(id, resolve));
    this.input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answer;
    this.calls.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }
}

async function openTab(connection: Connection, options: TabOptions): Promise<VisitorTab> {
  const { width, height, deviceScaleFactor = 1, isPhone = false, slowdown = 1, watch, onReport } = options;
  let tabId: string | undefined;
  /** The session of the tab, and of the page in it that is shown. */
  let tab: string | undefined;
  let shown: string | undefined;
  const send = <T>(method: string, params: object = {}): Promise<T> =>
    connection.send<T>(method, params, shown);

  let onSetUp = (): void => undefined;
  const isSetUp = new Promise<void>((resolve) => (onSetUp = resolve));

  async function setUp(page: string): Promise<void> {
    const calls: [string, object][] = [
      ['Page.enable', {}],
      ['Runtime.enable', {}],
      ['Runtime.addBinding', { name: BINDING }],
      ['Page.addScriptToEvaluateOnNewDocument', { source: `${PRELUDE} (${watch.toString()})()` }],
      ['Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: isPhone }],
      ['Emulation.setTouchEmulationEnabled', { enabled: isPhone }],
      ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
      ['Runtime.runIfWaitingForDebugger', {}],
    ];
    await Promise.allSettled(calls.map(([method, params]) => connection.send(method, params, page)));
    shown ??= page;
    onSetUp();
  }

  // The browser's first tab, and those of other callers, are attached here too.
  const sessions = new Map<string, string>();
  const follow = (): void => {
    const attached = sessions.get(tabId!);
    if (attached === undefined || tab !== undefined) return;
    tab = attached;
    void connection.send('Target.setAutoAttach', { ...ATTACH, filter: [{ type: 'page' }] }, tab);
    void connection.send('Runtime.runIfWaitingForDebugger', {}, tab);
  };

  const pages = new Set<string>();
  const stop = connection.on(({ method, params, sessionId }) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId: attached, targetInfo } = params as { sessionId: string; targetInfo: TargetInfo };
      if (targetInfo.type === 'tab') {
        sessions.set(targetInfo.targetId, attached);
        follow();
      } else if (targetInfo.type === 'page' && sessionId === tab) {
        pages.add(attached);
        // Some of these calls are answered only once a prerendered page is shown.
        void setUp(attached);
      }
    } else if (method === 'Runtime.bindingCalled' && pages.has(sessionId!)) {
      const { payload } = params as { payload: string };
      const { text, isShown } = JSON.parse(payload) as { text: string; isShown: boolean };
      if (isShown) shown = sessionId;
      onReport(text);
    }
  });
  const created = await connection.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  });
  tabId = created.targetId;
  follow();
  await isSetUp;

  const mouse = (type: string, x: number, y: number): Promise<void> =>
    send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]): Promise<void> =>
    send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    goTo: (address) => send('Page.navigate', { url: address }),
    async evaluate<T>(expression: string) {
      const parameters = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: object }>(
        'Runtime.evaluate',
        parameters,
      );
      if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
      return result.value;
    },
    hover: (x, y) => send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    // A page that gives way to the next may never answer for the release.
    async click(x, y) {
      await mouse('mousePressed', x, y);
      void mouse('mouseReleased', x, y).catch(() => undefined);
    },
    async tap(x, y) {
      await touch('touchStart', { x, y });
      void touch('touchEnd').catch(() => undefined);
    },
    async close() {
      // Chromium closes a tab by itself now and then: what failed before is what you want to read.
      await connection.send('Target.closeTarget', { targetId: tabId }).catch(() => undefined);
      stop();
    },
  };
}

async function stopProcess(browser: ChildProcess): Promise<void> {
  const exited = once(browser, 'exit');
  browser.kill();
  await exited;
}

/** Launch one; the caller closes it. */
export async function launchVisitorBrowser(executablePath: string): Promise<VisitorBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'visitor-browser-'));
  const browser = spawn(executablePath, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const connection = new Connection(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  await connection.send('Target.setAutoAttach', { ...ATTACH, filter: [{ type: 'tab' }] });
  return {
    openTab: (options) => openTab(connection, options),
    async close() {
      await stopProcess(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
