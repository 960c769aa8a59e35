import { followVisitor } from './wanted-fragments.ts';

/** Observers of the page, which a test tells what is near. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly observed = new Set<Element>();

  constructor(
    private readonly tell: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.all.push(this);
  }

  observe = (element: Element): void => void this.observed.add(element);
  disconnect = (): void => this.observed.clear();

  /** Let those be seen that the selector names. */
  see(selector: string): void {
    const entries = [...this.observed].map((target) => ({
      target,
      isIntersecting: target.matches(selector),
    }));
    this.tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

const widget = (id: string) => ({ remote: 'mfe-title', kind: 'widgets', id }) as const;
const isWanted = (wanted: Promise<void>): Promise<boolean> =>
  Promise.race([wanted.then(() => true), new Promise<false>((resolve) => setTimeout(resolve, 5, false))]);
const observers = (): FakeObserver[] => FakeObserver.all;

beforeEach(() => {
  // Those of the test before stop listening.
  window.dispatchEvent(new Event('scroll'));
  FakeObserver.all = [];
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  document.body.innerHTML = `
    <div data-fragment="mfe-title/widgets/first"><section id="first"></section></div>
    <div data-fragment="mfe-title/widgets/second"><section id="second"></section></div>
    <div data-fragment="mfe-title/widgets/empty"></div>`;
});

it('a widget is wanted when it is on the screen', async () => {
  const visitor = followVisitor();
  observers()[0]!.see('#first');
  expect(await isWanted(visitor.wanted(widget('first')))).toBe(true);
  expect(await isWanted(visitor.wanted(widget('second')))).toBe(false);
});

it.each(['pointermove', 'touchstart', 'scroll', 'keydown'])(
  'a widget is wanted a screen ahead once the visitor has interacted: %s',
  async (interaction) => {
    const visitor = followVisitor();
    window.dispatchEvent(new Event(interaction));
    window.dispatchEvent(new Event(interaction));
    expect(observers().map(({ options }) => options.rootMargin)).toEqual(['0px', '100% 0px']);
    expect(observers()[0]!.observed.size).toBe(0);
    observers()[1]!.see('#second');
    expect(await isWanted(visitor.wanted(widget('second')))).toBe(true);
  },
);

it('a page is wanted at once, and so is a widget that shows nothing', async () => {
  const visitor = followVisitor();
  const page = { remote: 'mfe-title', kind: 'pages', id: 'title' } as const;
  expect(await isWanted(visitor.wanted(page))).toBe(true);
  expect(await isWanted(visitor.wanted(widget('empty')))).toBe(true);
});

it('a static widget is not followed', () => {
  document.querySelector('[data-fragment$="first"]')!.setAttribute('data-static', '');
  followVisitor();
  expect([...observers()[0]!.observed].map(({ id }) => id)).toEqual(['second']);
});

it.each([true, false])(
  'a widget that shows nothing to visitors with scripts is wanted with the first interaction of a member alone: %s',
  async (isMember) => {
    document.cookie = `sinima_signed_in=1; max-age=${isMember ? 60 : 0}`;
    document.body.innerHTML =
      '<div data-fragment="mfe-title/widgets/hidden"><noscript>A link</noscript></div>';
    const visitor = followVisitor();
    expect(await isWanted(visitor.wanted(widget('hidden')))).toBe(false);
    window.dispatchEvent(new Event('scroll'));
    expect(await isWanted(visitor.wanted(widget('hidden')))).toBe(isMember);
    document.cookie = 'sinima_signed_in=; max-age=0';
  },
);
