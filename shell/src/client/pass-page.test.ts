import type { Location } from 'react-router-dom';
import { passing } from './pass-page.ts';

const { passPage, isSwiped } = passing;

const at = (pathname: string): Location => ({ pathname, search: '', hash: '', key: pathname, state: null });

/** Ends the animations that have begun. */
let end: () => void;

/** Give each element a box where its attribute says, as `x y width height`. */
function boxOf(this: Element): DOMRect {
  const [x, y, width, height] = (this.getAttribute('data-box') ?? '0 0 0 0').split(' ').map(Number);
  return new DOMRect(x, y, width, height);
}

const copies = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('body > [data-cloth]')];

beforeEach(() => {
  const finished = new Promise<void>((resolve) => (end = resolve));
  Object.assign(Element.prototype, { getAnimations: () => [{ finished }], getBoundingClientRect: boxOf });
  Object.assign(globalThis, {
    DOMRect: class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get top() {
        return this.y;
      }
      get bottom() {
        return this.y + this.height;
      }
    },
  });
  document.body.innerHTML = '<main id="main"></main>';
});

const main = (): HTMLElement => document.getElementById('main')!;

const showing = (html: string) => (): Promise<void> => {
  main().innerHTML = html;
  return Promise.resolve();
};

const step = { from: at('/movies'), to: at('/title/one'), by: null };
const card = '<div data-cloth="/title/one" data-box="10 400 100 150"></div>';
const head = '<div data-cloth="/title/one" data-box="20 40 200 400"></div>';

describe('a page gives way to the next', () => {
  it('in that a cloth which both have moves from one place to the other, cut and not stretched', async () => {
    main().innerHTML = card;
    const passed = passPage({ ...step, show: showing(`<header style="color: white">${head}</header>`) });
    await Promise.resolve();
    await Promise.resolve();
    const [copy] = copies();
    // Half as large, its lower 100 of 400 px cut off.
    expect(copy?.style.getPropertyValue('--start-place')).toBe('translate(-10px, 360px) scale(0.5)');
    expect(copy?.style.getPropertyValue('--start-shape')).toBe('inset(0 0px 100px)');
    expect(copy?.style).toMatchObject({ left: '20px', top: '40px', width: '200px', height: '400px' });
    expect(copy).toHaveStyle({ color: 'rgb(255, 255, 255)' });
    expect(copy).toMatchObject({ inert: true, ariaHidden: 'true' });
    expect(main().querySelector('.arriving-cloth')).not.toBeNull();
    end();
    await passed;
    expect(copies()).toEqual([]);
    expect(document.querySelector('.arriving-cloth, .page-arrives')).toBeNull();
  });

  it.each([
    ['only the former has', card, '<h1>One</h1>'],
    ['only the next has', '<h1>Movies</h1>', head],
    ['is not on the screen', card.replace(' 400 ', ' 4000 '), head],
  ])('in that the next one fades in, where a cloth %s', async (_name, former, next) => {
    main().innerHTML = former;
    const passing = passPage({ ...step, show: showing(next) });
    await new Promise(process.nextTick);
    expect(main()).toHaveClass('page-arrives');
    expect(copies()).toEqual([]);
    end();
    await passing;
    expect(main()).not.toHaveClass('page-arrives');
  });

  it.each([
    ['is about to go with its page', 'main', false],
    ['stays', 'header', true],
  ])('without the focus, where that is on what %s', async (_name, place, stays) => {
    document.body.innerHTML = `<header><a href="/movies">Movies</a></header><main id="main"><p><a href="/title/one">One</a></p></main>`;
    document.querySelector<HTMLElement>(`${place} a`)!.focus();
    end();
    await passPage({ ...step, show: () => Promise.resolve() });
    expect(document.activeElement === document.body).toBe(!stays);
  });
});

it('knows of a step back that the browser has shown itself', () => {
  for (const hasUAVisualTransition of [true, false]) {
    dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }));
    expect(isSwiped()).toBe(hasUAVisualTransition);
  }
});
